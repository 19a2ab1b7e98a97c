/**
 * The shape of the client: what a host page calls, and the options it is made with. Types only; the
 * parts behind them are wired in `create-client.ts`.
 */
import type {
  AuthReply,
  emailMagicLinks,
  otp,
  ReplyOf,
  RequestOf,
  Session,
  User,
} from '@portico/contract'
import type { IdpApi } from './api/idp-api.ts'
import type { ImpersonationApi } from './api/impersonation-api.ts'
import type { PasswordsApi } from './api/passwords-api.ts'
import type { RbacApi } from './api/rbac-api.ts'
import type { SessionApi } from './api/session-api.ts'
import type { TotpsApi } from './api/totps-api.ts'
import type { UserApi } from './api/user-api.ts'
import type { WebauthnApi } from './api/webauthn-api.ts'
import type { ClientInternals, internals } from './internals.ts'

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

/** Options of a magic-link mail. */
export type MagicLinkOptions = Omit<
  RequestOf<typeof emailMagicLinks.loginOrCreate>,
  'email' | 'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Options of a passcode mail. */
export type EmailPasscodeOptions = Omit<
  RequestOf<typeof otp.emailLoginOrCreate>,
  'email' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Sign-in by a link in a mail. */
export interface MagicLinksApi {
  readonly email: {
    /**
     * Mails a link that logs in, or signs up who is new.
     *
     * @returns what the service answered; `other_device` is not enumerable, so that it is not logged by accident
     * @throws StytchAPIError `invalid_email`
     */
    loginOrCreate(
      email: string,
      options?: MagicLinkOptions,
      call?: CallOptions,
    ): Promise<ReplyOf<typeof emailMagicLinks.loginOrCreate>>
    /** Mails a link to an existing person. @throws StytchAPIError `email_not_found` */
    send(
      email: string,
      options?: MagicLinkOptions,
      call?: CallOptions,
    ): Promise<ReplyOf<typeof emailMagicLinks.sendPrimary>>
  }
  /** Uses the token of a link, once. @throws StytchAPIError `unable_to_auth_magic_link` */
  authenticate(
    token: string,
    options?: SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<typeof emailMagicLinks.authenticate>>
  /**
   * Waits until the link is opened on another device and the person there picks the number that this page shows, and
   * signs in then. Aborting it, or leaving the page, tells the service: the link then signs in where it is opened.
   *
   * @param pollToken - `other_device.poll_token` of the answer to `loginOrCreate` with `other_device: true`; keep it in
   * memory alone
   * @returns what became of the link; resolves when it is used, refused, or has run out
   * @throws StytchAPIError `unable_to_auth_magic_link`, `user_blocked`
   * @example
   * const { other_device } = await client.magicLinks.email.loginOrCreate(email, { other_device: true })
   * if (other_device) {
   *   show(other_device.number)
   *   const outcome = await client.magicLinks.awaitOtherDevice(other_device.poll_token)
   * }
   */
  awaitOtherDevice(
    pollToken: string,
    options?: SessionDuration,
    call?: CallOptions,
  ): Promise<OtherDeviceOutcome>
  /**
   * Uses the six-digit code in the mail of a link, where the project wants one: for the page that asked. Link and code
   * end each other.
   *
   * @param codeId - `code_id` of the answer to `loginOrCreate`
   * @throws StytchAPIError `otp_code_not_found`, `user_lock_limit_reached`
   */
  authenticateByCode(
    code: string,
    codeId: string,
    options?: SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<typeof emailMagicLinks.authenticateByCode>>
}

/**
 * What became of a link that may be opened on another device: this page was let in (`signed_in`), whoever reads the
 * mail did not ask for it (`refused`), the link signed in where it was opened (`used`), or it has run out (`ended`).
 */
export type OtherDeviceOutcome =
  | {
      readonly state: 'signed_in'
      readonly data: ReplyOf<typeof emailMagicLinks.authenticateByOtherDevice>
    }
  | { readonly state: 'refused' | 'used' | 'ended' }

/** Sign-in by a one-time passcode. */
export interface OtpsApi {
  readonly email: {
    /** Mails a code that logs in, or signs up who is new. @throws StytchAPIError `invalid_email` */
    loginOrCreate(
      email: string,
      options?: EmailPasscodeOptions,
      call?: CallOptions,
    ): Promise<ReplyOf<typeof otp.emailLoginOrCreate>>
    /** Mails a code to an existing person. @throws StytchAPIError `email_not_found` */
    send(
      email: string,
      options?: EmailPasscodeOptions,
      call?: CallOptions,
    ): Promise<ReplyOf<typeof otp.emailSendPrimary>>
  }
  /**
   * Uses a code, once.
   *
   * @param methodId - the `method_id` that the send answered
   * @throws StytchAPIError `otp_code_not_found`, `user_lock_limit_reached`
   */
  authenticate(
    code: string,
    methodId: string,
    options?: SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<typeof otp.authenticate>>
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

/** A browser's connection to one project. */
export interface Client {
  readonly session: SessionApi
  readonly user: UserApi
  readonly magicLinks: MagicLinksApi
  readonly otps: OtpsApi
  readonly passwords: PasswordsApi
  readonly webauthn: WebauthnApi
  readonly totps: TotpsApi
  readonly impersonation: ImpersonationApi
  readonly idp: IdpApi
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
