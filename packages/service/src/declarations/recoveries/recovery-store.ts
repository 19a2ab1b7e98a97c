import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** Where a recovery stands: it waits, its link was mailed, or it is over. */
type RecoveryState = 'waiting' | 'ready' | 'completed' | 'cancelled'

/** What a recovery is for: a new address in place of a lost one, or a sign-in without a lost second step. */
type RecoveryPurpose = 'address' | 'second_step'

/** A recovery that the host started for a user who has lost every way in, or a user who has lost the second step. */
export const recoveryRows = defineTable('recoveries', ['recoveryId'], {
  recoveryId: column.text,
  userId: column.text,
  purpose: column.word<RecoveryPurpose>(),
  state: column.word<RecoveryState>(),
  /** The new address, as the host sent it; without the second step, the address that the user has proved. */
  email: column.text,
  /** The host's reason, for the audit log; empty where the user started it. */
  reason: column.text,
  requestedAt: column.number,
  /** When the waiting time is over. */
  waitsUntil: column.number,
  /** Until when the link works, once it was mailed; until then as late as it can be mailed in time. One without a link ends with its waiting time. */
  endsAt: column.number,
  /** HMAC of the link's token; null while the recovery waits. */
  linkHash: column.orNull(column.text),
  /** When it was completed or cancelled. */
  closedAt: column.orNull(column.number),
})

export interface RecoveryRow extends RowOf<typeof recoveryRows> {}
