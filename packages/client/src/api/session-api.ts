import type { AuthReply, CommonReply, RequestOf, Session, sessions } from '@portico/contract'
import type { CallOptions, SessionDuration, Unsubscribe } from '../client.ts'

/** The two session tokens, as they stand in the cookies. */
export interface SessionTokens {
  session_token: string
  session_jwt: string
}

/** What `session.attest` takes: a JWT of an issuer that the project trusts, and the issuer's profile. */
export type AttestOptions = RequestOf<typeof sessions.attest>

/** The session of this browser. */
export interface SessionApi {
  /** The current session as known here, without a request. @returns null when signed out */
  getSync(): Session | null
  /** Like `getSync`, and whether the answer is still unconfirmed by the service. */
  getInfo(): { session: Session | null; fromCache: boolean }
  /** The tokens, where scripts may read them. @returns null when signed out or in HttpOnly mode */
  getTokens(): SessionTokens | null
  /** Calls back when the session really changed; a new `last_accessed_at` is no change. */
  onChange(listener: (session: Session | null) => void): Unsubscribe
  /**
   * Confirms the session with the service and, with a duration, extends it.
   *
   * @throws StytchAPIError `session_not_found` or `unauthorized_credentials`: signed out from then on
   */
  authenticate(options?: SessionDuration, call?: CallOptions): Promise<AuthReply>
  /**
   * Signs in with a token that another system issued, or adds it to the session given.
   *
   * @throws StytchAPIError `trusted_token_profile_not_found`, `invalid_trusted_auth_token`
   */
  attest(options: AttestOptions, call?: CallOptions): Promise<AuthReply>
  /**
   * Signs in with an access token that a first-party client app got here: as the person who let the app in.
   *
   * @throws StytchAPIError `idp_access_token_not_found`, `idp_access_token_expired`,
   * `idp_access_token_could_not_be_exchanged`
   */
  exchangeAccessToken(
    options: { access_token: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<AuthReply>
  /**
   * Signs out, in every tab.
   *
   * @param options.forceClear - forget the session here even when the service cannot be told
   */
  revoke(options?: { forceClear?: boolean }, call?: CallOptions): Promise<CommonReply>
  /** Takes over tokens that were obtained elsewhere; call `authenticate()` next to load the session. */
  updateSession(tokens: { session_token: string; session_jwt?: string | null }): void
}
