import type { ReplyOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Converts a recovery to the API's form. */
export function toRecoveryView(
  row: RecoveryRow,
  now: number,
): ReplyOf<typeof api.recoveries.backEnd.get>['recovery'] {
  const { state, closedAt, endsAt } = row
  return {
    recovery_id: row.recoveryId,
    user_id: row.userId,
    purpose: row.purpose,
    state: state === 'ready' && endsAt <= now ? 'expired' : state,
    email: row.email,
    reason: row.reason,
    requested_at: toTime(row.requestedAt),
    waits_until: toTime(row.waitsUntil),
    ends_at: row.linkHash === null ? null : toTime(endsAt),
    closed_at: closedAt === null ? null : toTime(closedAt),
  }
}
