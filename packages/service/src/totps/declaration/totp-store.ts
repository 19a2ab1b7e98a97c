import type { Prune } from '../../database/prune.ts'

export interface TotpRow {
  readonly projectId: string
  readonly totpId: string
  readonly userId: string
  /** The shared secret, sealed: it must be read to check a code. */
  readonly sealedSecret: string
  readonly verified: boolean
  readonly createdAt: number
  /** An app that is not verified until then is void. */
  readonly expiresAt: number
  /** The newest time step whose code was used: no code of it or before it is good again (RFC 6238, 5.2). */
  readonly lastStep: number | null
  /** Set up by somebody who had proved none of their addresses. */
  readonly isUnproved: boolean
}

export interface RecoveryCodeRow {
  readonly codeId: string
  /** HMAC of the code: it is found by it. */
  readonly codeHash: string
  /** The code itself, sealed: the person may read those not used yet again. */
  readonly sealedCode: string
}

export interface Totps {
  /** Whose app this is; null when nobody's. */
  findOwner(projectId: string, totpId: string): Promise<string | null>
  /**
   * Adds an app with its recovery codes and removes the person's unverified ones. False, and nothing is
   * changed, when the person has a verified one.
   */
  add(totp: TotpRow, codes: readonly RecoveryCodeRow[]): Promise<boolean>
  /** The apps of a person: verified, or not expired at `now`. */
  listOfUser(projectId: string, userId: string, now: number): Promise<readonly TotpRow[]>
  /**
   * Uses a time step up and marks the app verified: one conditional update. False when this step or a later
   * one was used before: of parallel calls one gets true.
   */
  useStep(projectId: string, totpId: string, step: number): Promise<boolean>
  /** The codes of an app that were not used, in the order they were made. */
  listCodes(projectId: string, totpId: string): Promise<readonly RecoveryCodeRow[]>
  /** The ids of all recovery codes that the person's apps have, used or not. */
  listCodeIds(projectId: string, userId: string): Promise<readonly string[]>
  /** Uses a recovery code of a person's verified app up. Null when there is none: of parallel calls one gets it. */
  consumeCode(
    projectId: string,
    userId: string,
    codeHash: string,
    now: number,
  ): Promise<{ totpId: string; codeId: string } | null>
  /** Whether the person has one that they set up with no address of theirs proved. */
  isUnproved(projectId: string, userId: string): Promise<boolean>
  markProved(projectId: string, userId: string): Promise<void>
  /** Removes an app and its codes. True when it was there. */
  remove(projectId: string, userId: string, totpId: string): Promise<boolean>
  /** Removes apps that were never verified and expired before `before`. */
  readonly prune: Prune
}
