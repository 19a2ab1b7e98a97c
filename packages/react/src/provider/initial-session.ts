/**
 * What the host's server found out about a request, as the provider takes it. It has the form that `authenticate()` of
 * `@portico/server` returns.
 */
import type { Session, User } from '@portico/contract'

/** A session, as the server verified it. */
export interface InitialSessionFields {
  readonly session_id: string
  readonly user_id: string
  readonly started_at: string
  readonly last_accessed_at: string
  readonly expires_at: string
  readonly attributes: { readonly ip_address: string; readonly user_agent: string }
  readonly authentication_factors: readonly {
    readonly type: string
    readonly delivery_method: string
    readonly last_authenticated_at: string
  }[]
  readonly roles: readonly string[]
  readonly custom_claims: Readonly<Record<string, unknown>> | null
}

/**
 * What the host's server found out about the request, as `authenticate()` of `@portico/server` returns it; `null` if no
 * user is signed in. Leave it out if the server does not know.
 */
export type InitialSession = {
  /** Null if the server found none. */
  readonly session: InitialSessionFields | null
  /** The whole account. The fields that a session proves are not enough for `usePorticoUser`, and are ignored there. */
  readonly user?: User | { readonly user_id: string } | null
  /**
   * Why there is no session. With `no_session`, `session_over` and without a reason, no user is signed in; for any other
   * reason the server does not know.
   */
  readonly reason?: string | undefined
} | null

/** A finding of the server that components can show. */
export interface Finding {
  /** Null if no user is signed in. */
  readonly session: Session | null
  /** Undefined if the session's user is known only by id. */
  readonly user: User | null | undefined
}

const signedOut: Finding = { session: null, user: null }

/** @returns undefined if the server does not know who it is */
export function readInitialSession(given: InitialSession | undefined): Finding | undefined {
  if (given === undefined) return undefined
  if (given === null) return signedOut
  if (!given.session) {
    const { reason } = given
    const isKnown = reason === undefined || ['no_session', 'session_over'].includes(reason)
    return isKnown ? signedOut : undefined
  }
  const { session, user } = given
  return {
    // the same fields: the server's types only add that nothing writes to them
    session: session as Session,
    user: user && 'emails' in user && user.user_id === session.user_id ? user : undefined,
  }
}
