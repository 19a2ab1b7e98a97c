/** The options of a client and of its calls, as a host page passes them. Types only. */

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
