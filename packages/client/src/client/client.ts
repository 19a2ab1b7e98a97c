/**
 * The shape of the client: what a host page calls, and the options it is made with. Types only; the
 * parts behind them are wired in `create-client.ts`.
 */
import type { AuthReply, Session, User } from '@portico/contract'
import type { LazyApis } from '../calls/lazy.ts'
import type { ClientInternals, internals } from '../kernel/internals.ts'
import type { createMethods } from '../methods/index.ts'
import type { RbacApi } from '../rbac/rbac-api.ts'
import type { AccountCalls } from './create-account-calls.ts'
import type { SessionApi } from './session-api.ts'
import type { UserApi } from './user-api.ts'

/** Stops a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void

/** Options that every call takes beside its own. */
export interface CallOptions {
  /** Aborts the call: it then rejects with the signal's reason, and is not reported as an error. */
  signal?: AbortSignal
}

/** How long a session should live. */
export interface SessionDuration {
  /** Minutes from now, 5 to 527040. @default the project's, 30 */
  session_duration_minutes?: number
}

/** What the page's address holds after a link was followed. */
export interface UrlToken {
  /** Whether `authenticateByUrl` can use this kind of token. */
  handled: boolean
  token: string
  /** The value of `stytch_token_type`. */
  tokenType: string
}

/** What `authenticateByUrl` did. */
export type UrlAuthentication =
  | { handled: true; tokenType: string; data: AuthReply }
  | { handled: false; tokenType: string; token: string }

/** The calls of every sign-in method. */
export type Methods = LazyApis<ReturnType<typeof createMethods>>

/** A browser's connection to one project. */
export interface Client
  extends Methods,
    Readonly<Omit<AccountCalls, 'session' | 'user' | 'users'>> {
  readonly session: SessionApi
  readonly user: UserApi
  readonly rbac: RbacApi
  /** Calls back when person or session really changed. */
  onStateChange(
    listener: (state: { user: User | null; session: Session | null }) => void,
  ): Unsubscribe
  /**
   * Reads `token` and `stytch_token_type`.
   *
   * @param href - @default the page's address
   * @returns null when either is missing
   */
  parseAuthenticateUrl(href?: string): UrlToken | null
  /**
   * Signs in with the token in the page's address. The two parameters leave the address before the call,
   * so that a reload or a shared address does not carry a used token.
   *
   * @param options.clearParams - @default true
   * @returns null when the address holds no token
   */
  authenticateByUrl(
    options?: SessionDuration & { clearParams?: boolean },
    href?: string,
    call?: CallOptions,
  ): Promise<UrlAuthentication | null>
  /**
   * Ends the client: it listens to nothing any more and refreshes nothing, and every later call rejects
   * (`StytchSDKUsageError`). The session stays as it is. For pages that make clients again and again; take
   * widgets that show it off the page first. Calling it twice is harmless.
   *
   * @example
   * ```ts
   * onUnmount(() => client.close())
   * ```
   */
  close(): void
  /** For the widget only; use `getInternals(client)`. May change in any release. */
  readonly [internals]: ClientInternals
}

/** How the session cookies are named and scoped. */
export interface CookieOptions {
  /** @default 'stytch_session' */
  opaqueTokenCookieName?: string
  /** @default 'stytch_session_jwt' */
  jwtCookieName?: string
  /** @default 'stytch_intermediate_session_token' */
  istCookieName?: string
  /** @default '/' */
  path?: string
  /** Used only with `availableToSubdomains`. @default the page's host */
  domain?: string
  /** Whether sub-domains of `domain` see the cookies. Never on localhost. @default false */
  availableToSubdomains?: boolean
}

/** Options of a client. One of the ways to name the service is needed, unless the page loaded `portico.js` from it. */
export interface ClientOptions {
  /**
   * The service. A full URL is used as it stands (`http://localhost:3000`); a bare host gets `https://`.
   * With it the client asks the service on every load, so that HttpOnly sessions are found.
   */
  customBaseUrl?: string
  /** The service by URL, used as they stand: the first for live tokens, the second for test tokens. */
  endpoints?: {
    liveAPIURL?: string
    testAPIURL?: string
    dfpBackendURL?: string
    clientsideServicesIframeURL?: string
  }
  /** Where the device fingerprint is submitted, as a URL or a host; used only if the project asks for it. */
  dfppaUrl?: string
  /** Where `telemetry.js`, the device fingerprint's script, is loaded from; used only if the project asks for it. */
  dfpCdnUrl?: string
  /** Older spellings of `customBaseUrl` (for live and for test tokens), `dfppaUrl` and `dfpCdnUrl`. */
  endpointOptions?: {
    apiDomain?: string
    testApiDomain?: string
    dfppaDomain?: string
    dfpCdnDomain?: string
  }
  cookieOptions?: CookieOptions
  /**
   * Every link and every sign-in at a provider ends in the browser in which it began (PKCE), even if the project does not
   * require it.
   *
   * @default false
   */
  requireSameBrowser?: boolean
  /** Background refreshes extend the session by the duration last asked for. @default false */
  keepSessionAlive?: boolean
  /**
   * Hears every error once: of calls, of background work, of the widget. For logs and monitoring; what
   * it throws is ignored. Aborted calls are no errors.
   */
  errorReporter?: (error: unknown) => void
  /** For the standalone bundle: the origin its script came from. @internal */
  defaultBaseUrl?: string
}
