import type { Prune } from '../../foundation/database/prune.ts'
import type { CredentialRepository } from '../declare-credential.ts'

export interface TotpRow {
  readonly projectId: string
  readonly totpId: string
  readonly userId: string
  /** The shared secret, sealed and not hashed, because checking a code requires it. */
  readonly sealedSecret: string
  readonly verified: boolean
  readonly createdAt: number
  /** An app that is still unverified at this time is void. */
  readonly expiresAt: number
  /** The newest time step whose code was used: its code and older ones are no longer accepted (RFC 6238, 5.2). */
  readonly lastStep: number | null
  /** True when it was set up before the user had proved an address. */
  readonly isUnproved: boolean
}

export interface RecoveryCodeRow {
  readonly codeId: string
  /** HMAC of the code, for its look-up. */
  readonly codeHash: string
  /** The sealed code, because the user may read unused codes again. */
  readonly sealedCode: string
}

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
