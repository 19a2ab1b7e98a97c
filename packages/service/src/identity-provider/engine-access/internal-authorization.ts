import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { ShownTransaction } from '../authorize/authorization-transactions.ts'
import type { AuthorizationParams } from '../request/authorization-params.ts'
import type { AuthorizationEvaluation } from '../request/evaluate-authorization-request.ts'

/** The inputs and hooks of an authorization request that the engine answers within this process. */
export interface AuthorizationHooks {
  /**
   * `start`: the request is only evaluated. `submit`: the user has decided. `decide`: it is answered if the user need
   * not be asked.
   */
  readonly purpose: 'start' | 'submit' | 'decide'
  /** The signed-in user's session; null when no user is signed in. */
  readonly session: AuthenticatedSession | null
  /** The parameters as they were sent. */
  readonly params: AuthorizationParams
  /** True if the page that shows the request lets the user choose an account. */
  readonly isChoiceOffered: boolean
  /** False if the code challenge is not known yet: the start in the older dialect does not contain it. */
  readonly isPkceKnown: boolean
  /** The request as the page showed it, if the user has decided: nothing beyond it is granted. */
  readonly shown: ShownTransaction | null
  /** True if the user consented, false if they denied; null if they were not asked. */
  readonly isConsentGiven: boolean | null
  /** The browser's value of a reauthentication that was required before a user signed in. */
  readonly pending: { readonly kept: string; readonly at: number } | null
  /** Stores the grant when nothing prevents it, and fills the engine's grant. */
  grant(ctx: KoaContextWithOIDC, authorization: InternalAuthorization): Promise<void>
}

/** The hooks with the results of the request. */
export interface InternalAuthorization extends AuthorizationHooks {
  /** Set once the engine has checked the request and found the user. */
  evaluation: AuthorizationEvaluation | null
  /** True if the user's consent was found to be necessary. */
  isConsentRequired: boolean
  /** The step at which the engine's policy stopped, which must come first. */
  interaction: Interaction | null
  /** Set when the answer must not, or cannot, return to the client app. */
  refusal: Error | null
  /** The engine's answer. */
  answer: EngineAnswer | null
}

/** A step that must come before the request can be answered. */
export interface Interaction {
  readonly prompt: string
  readonly params: AuthorizationParams
}

/** An answer of the engine's authorization endpoint. */
export interface EngineAnswer {
  /** The URL to which the browser is redirected; empty if there is none. */
  readonly location: string
  /** A page that submits the answer, or the reason of a refusal. */
  readonly body: unknown
  readonly contentSecurityPolicy: string
  /** The code in the answer; null for an error. */
  readonly code: string | null
}
