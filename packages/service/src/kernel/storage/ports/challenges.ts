import type { MethodChallengeKind } from '../../../declarations/all-declarations.ts'
import type { RowOf } from '../../../foundation/database/define-table.ts'
import type { defineChallenges } from '../../../foundation/database/schema.ts'

/** The purpose of a one-time secret. All kinds share this port. */
export type ChallengeKind =
  /** A kind of a method. */
  | MethodChallengeKind
  | 'impersonation'
  /** A sign-in whose first factor is proved, until the second one is. */
  | 'intermediate_session'
  /** An authenticator app that is added between the two steps of a sign-in. */
  | 'totp_enrolment'
  /** A device that is not asked for the second step again. */
  | 'remembered_device'
  /** A credential that a user removed, which the same session can take back for some minutes. */
  | 'removed_credential'
  /** A device on which the user has signed in before. */
  | 'known_device'
  /** The code that a password on a new device needs. */
  | 'second_step_code'
  /** The code of a second step by text message. */
  | 'second_step_text'
  /** The code that proves an address of a user who has lost the second step. */
  | 'way_back_code'
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

export interface ChallengeRow extends RowOf<ReturnType<typeof defineChallenges<ChallengeKind>>> {}
