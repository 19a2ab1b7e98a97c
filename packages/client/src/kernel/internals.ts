import type { EventDetails, EventName, RbacPolicy, ReplyOf, users } from '@portico/contract'
import type { CallOptions } from '../foundation/client-options.ts'

/** The project as the client keeps it; every field has a default, so a form never waits for it. */
export interface ProjectBootstrap {
  /** @default false */
  displayWatermark: boolean
  /** @default null */
  projectName: string | null
  /** Domains that the project's mail comes from. @default [] */
  emailDomains: string[]
  /** @default { enabled: false } */
  captchaSettings: { enabled: false } | { enabled: true; siteKey: string }
  /** @default null */
  passwordConfig: { ludsComplexity: number; ludsMinimumCount: number; isLuds: boolean } | null
  /** @default null */
  rbacPolicy: RbacPolicy | null
  /** Whether a magic link works only in the browser that asked for it. @default false */
  pkceRequiredForEmailMagicLinks: boolean
  /** Whether the links of a reset mail work only in the browser that asked for them. @default false */
  pkceRequiredForPasswordResets: boolean
  /** Whether a sign-in with a provider ends only in the browser that started it. @default false */
  pkceRequiredForOAuth: boolean
  /** The providers at which it has a client, by their ids, with what the buttons of its own ones say and show. @default null */
  oauthProviders: Readonly<Record<string, { label?: string; icon?: string }>> | null
  /** The project's own name for the service, which providers know it under. @default null */
  cnameDomain: string | null
  /** Whether the service may hold a session in cookies that the page cannot see. @default true */
  httpOnlyCookies: boolean
  /** Whether calls carry a device fingerprint. @default false */
  runDFPProtectedAuth: boolean
  /** Whether the fingerprint is only watched, or decides who needs a captcha. @default 'OBSERVATION' */
  dfpProtectedAuthMode: 'OBSERVATION' | 'DECISIONING'
}

/** What the widget needs beyond the public client. */
export interface ClientInternals {
  readonly publicToken: string
  /** Where the service is, without a trailing slash. */
  readonly baseUrl: string
  readonly bootstrap: {
    /** From the cache of an earlier load, else the defaults. Never throws. */
    getSync(): ProjectBootstrap
    /**
     * From the service; on failure what `getSync` gives. Never rejects.
     *
     * @param isAgain - asks it even if it has answered, or refused
     */
    getAsync(isAgain?: boolean): Promise<ProjectBootstrap>
    /** Why the service did not answer when it was asked last; undefined when it did. */
    getError(): unknown
  }
  readonly eventLog: {
    /** Queues one entry; failures to send are ignored. Never throws. */
    log<Name extends EventName>(name: Name, details: EventDetails[Name]): void
  }
  readonly users: {
    /** Whether an address is new, has a password, or signs in without one. @throws StytchAPIError */
    search(email: string, call?: CallOptions): Promise<ReplyOf<typeof users.search>>
  }
  /** Loads the code of the calls, as somebody begins to type: their submit need not wait for it. Never throws. */
  preload(): void
  /** Passes an error to the host's `errorReporter`, once per error. Never throws. */
  reportError(error: unknown): void
}

/** The key of a client's internals: registered, so that two copies of this package understand each other. */
export const internals: unique symbol = Symbol.for('portico.client.internals')
