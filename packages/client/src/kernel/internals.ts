import type {
  Bootstrap,
  EventDetails,
  EventName,
  RbacPolicy,
  ReplyOf,
  users,
} from '@portico/contract'
import type { CallOptions } from '../foundation/client-options.ts'

/** The project's settings in this client; every field has a default, so a form never waits for the service. */
export interface ProjectBootstrap {
  /** @default false */
  displayWatermark: boolean
  /** @default null */
  projectName: string | null
  /** Domains from which the project's mail is sent. @default [] */
  emailDomains: string[]
  /** @default { enabled: false } */
  captchaSettings: { enabled: false } | { enabled: true; siteKey: string }
  /** @default null */
  passwordConfig: { ludsComplexity: number; ludsMinimumCount: number; isLuds: boolean } | null
  /** @default null */
  rbacPolicy: RbacPolicy | null
  /** Whether a magic link works only in the browser in which it was requested. @default false */
  pkceRequiredForEmailMagicLinks: boolean
  /** Whether the links of a reset mail work only in the browser in which they were requested. @default false */
  pkceRequiredForPasswordResets: boolean
  /** Whether a sign-in with a provider ends only in the browser that started it. @default false */
  pkceRequiredForOAuth: boolean
  /**
   * The providers that the project has configured, by their ids, with the label and icon of the button for the
   * project's own providers.
   *
   * @default null
   */
  oauthProviders: Readonly<Record<string, { label?: string; icon?: string }>> | null
  /** The project's own host name for the service, under which providers know the service. @default null */
  cnameDomain: string | null
  /** Whether the service may hold a session in cookies that the page cannot see. @default true */
  httpOnlyCookies: boolean
  /** For how many days a user can keep an account whose deletion they asked for; undefined while that is not known. */
  deletionDays: number | undefined
  /** The languages of the host, beside those of Portico, in which the service writes to users; undefined without any. */
  ownLanguages: readonly string[] | undefined
  /** The second step of sign-ins; undefined where they ask for none, and while that is not known. */
  secondStep: Bootstrap['second_step'] | undefined
  /** Whether calls carry a device fingerprint. @default false */
  runDFPProtectedAuth: boolean
  /** Whether the fingerprint is only recorded, or decides which users need a captcha. @default 'OBSERVATION' */
  dfpProtectedAuthMode: 'OBSERVATION' | 'DECISIONING'
}

/** The parts of a client that the widget needs beyond the public calls. */
export interface ClientInternals {
  readonly publicToken: string
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string
  readonly bootstrap: {
    /** Returns the settings from the cache of an earlier load, else the defaults. Never throws. */
    getSync(): ProjectBootstrap
    /**
     * Loads the settings from the service; on failure returns those of `getSync`. Never rejects.
     *
     * @param isAgain - asks the service again even if it has answered or refused before
     */
    getAsync(isAgain?: boolean): Promise<ProjectBootstrap>
    /** Returns the error of the latest request to the service; undefined when the service answered. */
    getError(): unknown
  }
  readonly eventLog: {
    /** Queues one entry; failures to send are ignored. Never throws. */
    log<Name extends EventName>(name: Name, details: EventDetails[Name]): void
  }
  readonly users: {
    /** Finds out whether an address is new, has a password, or signs in without a password. @throws PorticoAPIError */
    search(email: string, call?: CallOptions): Promise<ReplyOf<typeof users.search>>
  }
  /**
   * Loads the code of the calls when the user begins to type, so that submitting need not wait for it. Never rejects.
   *
   * @returns the context of the calls; undefined when it could not be loaded
   */
  preload(): Promise<unknown>
  /**
   * Sets the language that the user reads, so that messages and pages of the service come in it.
   *
   * @param locale - a BCP 47 tag
   */
  setLanguage(locale: string): void
  /** Passes an error to the host's `errorReporter`, once per error. Never throws. */
  reportError(error: unknown): void
}

/** The key of a client's internals: registered, so that two copies of this package understand each other. */
export const internals: unique symbol = Symbol.for('portico.client.internals')
