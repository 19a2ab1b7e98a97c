import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'
import type { Prune } from '../../foundation/database/prune.ts'
import type { CredentialRepository } from '../declare-credential.ts'

/** An authenticator app of a user. */
export const totpRows = defineTable('totps', ['totpId'], {
  totpId: column.text,
  userId: column.text,
  /** The shared secret, sealed and not hashed, because checking a code requires it. */
  sealedSecret: column.text,
  verified: column.flag,
  createdAt: column.number,
  /** An app that is still unverified at this time is void. */
  expiresAt: column.number,
  /** The newest time step whose code was used: its code and older ones are no longer accepted (RFC 6238, 5.2). */
  lastStep: column.orNull(column.number),
  /** True when it was set up before the user had proved an address. */
  isUnproved: column.flag,
})

export interface TotpRow extends RowOf<typeof totpRows> {}

/** A recovery code of an app. */
export const codeRows = defineTable(
  'recovery_codes',
  ['codeId'],
  {
    codeId: column.text,
    totpId: column.text,
    userId: column.text,
    /** HMAC of the code, for its look-up. */
    codeHash: column.text,
    /** The sealed code, because the user may read unused codes again. */
    sealedCode: column.text,
    position: column.number,
    consumedAt: column.orNull(column.number),
  },
  { table: 'totps', column: 'totp_id' },
)

/** The fields of a code that the method needs. */
export type RecoveryCodeRow = Pick<RowOf<typeof codeRows>, 'codeId' | 'codeHash' | 'sealedCode'>

export interface Totps extends CredentialRepository {
  /**
   * Adds an app with its recovery codes and removes the user's unverified apps. False, without any change, when the
   * user has a verified app.
   */
  add(totp: TotpRow, codes: readonly RecoveryCodeRow[]): Promise<boolean>
  /** Lists the user's apps that are verified, or have not expired at `now`. */
  listOfUser(projectId: string, userId: string, now: number): Promise<readonly TotpRow[]>
  /**
   * Consumes a time step and marks the app verified, by one conditional update. False when this step or a later one was
   * used: one of several parallel calls gets true.
   */
  useStep(projectId: string, totpId: string, step: number): Promise<boolean>
  /** Lists an app's unused codes, in the order of their creation. */
  listCodes(projectId: string, totpId: string): Promise<readonly RecoveryCodeRow[]>
  /** Lists the ids of all recovery codes of the user's apps, used or not. */
  listCodeIds(projectId: string, userId: string): Promise<readonly string[]>
  /**
   * Consumes a recovery code of a user's verified app. Null when there is none: one of several parallel calls gets it.
   */
  consumeCode(
    projectId: string,
    userId: string,
    codeHash: string,
    now: number,
  ): Promise<{ totpId: string; codeId: string } | null>
  /** Removes apps that were never verified and expired before `before`. */
  readonly prune: Prune
}
