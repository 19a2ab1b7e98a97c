import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { AuthorizationParams } from '../authorize/authorization-params.ts'
import type { ShownTransaction } from '../authorize/authorization-transactions.ts'
import type { AuthorizationEvaluation } from '../authorize/evaluate-authorization-request.ts'

/** An authorization request that the engine answers within this process. */
export interface AuthorizationHooks {
  /** `start`: only looked at. `submit`: the person has decided. `decide`: answered where nobody has to be asked. */
  readonly purpose: 'start' | 'submit' | 'decide'
  /** Who is signed in; null when nobody is. */
  readonly session: AuthenticatedSession | null
  /** As it was sent. */
  readonly params: AuthorizationParams
  /** Whether the page that shows the request lets the person choose their account. */
  readonly isChoiceOffered: boolean
  /** False where less is said than will be at the end: the older dialect's start names no code challenge. */
  readonly isPkceKnown: boolean
  /** What the person was shown, where they have decided: more is never given. */
  readonly shown: ShownTransaction | null
  /** Whether the person gave their consent; null where they were not asked. */
  readonly isConsentGiven: boolean | null
  /** What the browser kept of a proof that was demanded before anybody signed in. */
  readonly pending: { readonly kept: string; readonly at: number } | null
  /** Writes the permission down once nothing stands against it, and makes the engine's grant of it. */
  grant(ctx: KoaContextWithOIDC, authorization: InternalAuthorization): Promise<void>
}

/** The same, with what has come of it. */
export interface InternalAuthorization extends AuthorizationHooks {
  /** Set once the engine has checked the request and found the person. */
  evaluation: AuthorizationEvaluation | null
  /** Whether the person's consent was found to be needed. */
  isConsentRequired: boolean
  /** Where the engine's table stopped: what has to happen first. */
  interaction: Interaction | null
  /** Set when the answer must not, or cannot, lead back to the client app. */
  refusal: Error | null
  /** What the engine answered. */
  answer: EngineAnswer | null
}

/** Something that has to happen before a request can be answered. */
export interface Interaction {
  readonly prompt: string
  readonly params: AuthorizationParams
}

/** An answer of the engine's authorization endpoint. */
export interface EngineAnswer {
  /** Where the browser goes; empty when it goes nowhere. */
  readonly location: string
  /** A page that carries the answer on, or what was refused. */
  readonly body: unknown
  readonly contentSecurityPolicy: string
  /** The code in it; null for an error. */
  readonly code: string | null
}
