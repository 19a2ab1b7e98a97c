import type { MethodChallengeKind } from '../../../declarations/all-declarations.ts'

/** The purpose of a one-time secret. All kinds share this port. */
export type ChallengeKind =
  /** A kind of a method. */
  | MethodChallengeKind
  | 'impersonation'
  /** The code that proves an address which a user adds. */
  | 'address_proof'
  /** An authorization request of a client app, until the user decides. */
  | 'authorization_request'
  /** A client app's request that the user authenticates again. */
  | 'reauthentication'
  /** An answer that only a posted form can carry to the client app. */
  | 'form_answer'
  /** The answer to a pushed authorization request. */
  | 'given_answer'
  /** The undo of an event that a notice reported. */
  | 'not_me'

export interface ChallengeRow {
  readonly projectId: string
  /** A random id; for passcodes it is the `method_id`. */
  readonly challengeId: string
  readonly kind: ChallengeKind
  /**
   * The recipient or object of the secret: a canonical address, a user id. A newer challenge supersedes those of the
   * same subject.
   */
  readonly subject: string
  /** SHA-256 of a random token, or HMAC of a short code; lower-case hex. */
  readonly secretHash: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly expiresAt: number
}
