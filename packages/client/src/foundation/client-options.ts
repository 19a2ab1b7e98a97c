/** The options of a client and of its calls, as a host page passes them. Types only. */

/** Stops a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void

/** Options that every call takes beside its own. */
export interface CallOptions {
  /** Aborts the call: it then rejects with the signal's reason, and is not reported as an error. */
  signal?: AbortSignal
}

/** The lifetime of a session. */
export interface SessionDuration {
  /** Minutes from now, 5 to 527040. @default the project's setting, or 30 */
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

/** Options of a client. One option must name the service, unless the page loaded `portico.js` from the service. */
export interface ClientOptions {
  /**
   * The service's address. A full URL is used unchanged (`http://localhost:3000`); a bare host gets `https://`. With
   * this option the client asks the service on every load, so that HttpOnly sessions are found.
   */
  customBaseUrl?: string
  /** The service's URLs, used unchanged: the first for live tokens, the second for test tokens. */
  endpoints?: {
    liveAPIURL?: string
    testAPIURL?: string
    dfpBackendURL?: string
    clientsideServicesIframeURL?: string
  }
  /** The URL or host to which the device fingerprint is submitted; used only if the project asks for fingerprints. */
  dfppaUrl?: string
  /**
   * The URL or host of `telemetry.js`, the device fingerprint's script; used only if the project asks for
   * fingerprints.
   */
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
   * Whether every link and every sign-in at a provider works only in the browser in which it began (PKCE), even if the
   * project does not require it.
   *
   * @default false
   */
  requireSameBrowser?: boolean
  /** Whether background refreshes extend the session by the duration that was requested last. @default false */
  keepSessionAlive?: boolean
  /**
   * Receives every error once: errors of calls, of background work and of the widget. It is meant for logs and
   * monitoring; an error that it throws is ignored. Aborted calls are not reported.
   */
  errorReporter?: (error: unknown) => void
  /** The origin from which the standalone bundle's script was loaded. @internal */
  defaultBaseUrl?: string
}
