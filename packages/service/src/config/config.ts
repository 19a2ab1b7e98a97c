/**
 * The configuration as the service uses it: parsed, with every default filled in. What a person writes
 * in `portico.config.ts` is `PorticoConfig` in `define-config.ts`; secrets come from the environment.
 */

import type { RbacPolicy } from '@portico/contract'
import type { BrandConfig } from '../brand/brand.ts'
import type { ClientApp } from '../client-apps/client-app.ts'
import type { HostedMethod, MethodConfigs, MethodRates } from '../method/declared.ts'
import type { MailLanguage } from '../text/words.ts'
import type { PasscodeChannel } from './identity-provider-settings.ts'

/** One project: a site, its people, and what they may do. */
export interface ProjectConfig extends MethodConfigs {
  /** `project-test-…` or `project-live-…` */
  readonly projectId: string
  /** `public-token-test-…` or `public-token-live-…`; not a secret. */
  readonly publicToken: string
  /** SHA-256 of the project's secret, lower-case hex; the secret itself is never kept. */
  readonly secretHash: string
  readonly name: string
  /** Exact origins (`https://app.example.com`) that may call with the public token. */
  readonly allowedOrigins: readonly string[]
  /** Exact URLs that a link may lead to; the first with a kind is that kind's default. */
  readonly redirectUrls: readonly RedirectUrl[]
  readonly pages: PagesConfig
  /** True in development only: any loopback origin and redirect URL, on any port, is admitted as well. */
  readonly allowLoopback: boolean
  readonly showWatermark: boolean
  /** Domains that mail is sent from; known to clients for inbox links. */
  readonly emailDomains: readonly string[]
  /** Answer alike for known and unknown people. */
  readonly privateMode: boolean
  readonly sessions: { readonly defaultMinutes: number; readonly maxMinutes: number }
  readonly emailTemplates: readonly EmailTemplateConfig[]
  /** Logo, accent and the footer's lines, for mails and hosted pages. */
  readonly brand: BrandConfig
  readonly mails: MailsConfig
  /** Roles, resources and scopes; null when the project has none. */
  readonly rbac: RbacPolicy | null
  readonly sessionCookies: SessionCookieConfig
  readonly captcha: CaptchaConfig
  readonly fingerprint: FingerprintConfig
  readonly trustedIssuers: readonly TrustedIssuer[]
  readonly webhooks: readonly WebhookEndpoint[]
  readonly identityProvider: IdentityProviderConfig
  readonly rates: RateConfig
}

/** Pages of the site that the service's own pages lead to; null where none is known. */
export interface PagesConfig {
  readonly signIn: string | null
  readonly changePassword: string | null
}

/** Who holds the session tokens: the page, or cookies of the service that no script reads. */
export interface SessionCookieConfig {
  readonly httpOnly: boolean
  /** Set on a registrable domain and seen by its sub-domains; null keeps them on the service's own host. */
  readonly domain: string | null
}

/** What people solve before a message is sent or a secret is tried. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  /** Leading zero bits that a browser searches for. */
  | { readonly kind: 'proof-of-work'; readonly difficulty: number }
  | {
      readonly kind: 'recaptcha'
      readonly siteKey: string
      readonly secret: string
      readonly verifyUrl: string
      /** 0 to 1: a score below is refused; with 0, an answer without a score is good as well. */
      readonly leastScore: number
      /** What a check that cannot be made means. */
      readonly whenUnreachable: 'refuse' | 'allow'
    }

/** Who judges a browser by its telemetry. */
export type FingerprintConfig =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'lookup'
      readonly mode: 'OBSERVATION' | 'DECISIONING'
      /** Asked with the telemetry id. */
      readonly url: string
      readonly secret: string
    }

/** An issuer whose JWTs stand for a sign-in (`session.attest`). */
export interface TrustedIssuer {
  readonly profileId: string
  readonly issuer: string
  readonly audience: string
  readonly jwksUrl: string
  /** The claim that names the person, and what it is compared with. */
  readonly subjectClaim: string
  readonly subjectIs: 'user_id' | 'external_id' | 'email'
}

/** Where events are sent (Standard Webhooks). */
export interface WebhookEndpoint {
  readonly endpointId: string
  readonly url: string
  /** The bytes behind `whsec_…`; messages are signed with each. */
  readonly secrets: readonly Uint8Array[]
  /** Event types; null means all. */
  readonly events: readonly string[] | null
  /** False: an address that the internet cannot reach is not called, whatever name leads there. */
  readonly allowPrivate: boolean
}

/** What a project is to other apps: its issuer, and the apps known from the start. */
export interface IdentityProviderConfig {
  /** The issuer is the service's base URL and this: '' or `/acme`. Unique among projects. */
  readonly path: string
  /** A page of the host's own with the widget; null means the hosted page. */
  readonly authorizationUrl: string | null
  /** The same for logging out. */
  readonly logoutUrl: string | null
  /** How the hosted page signs people in. */
  readonly signInMethods: readonly HostedMethod[]
  /** How the hosted page sends its codes. @default ['email'] */
  readonly passcodeChannels?: readonly PasscodeChannel[]
  /** Client apps may register themselves (RFC 7591). */
  readonly allowRegistration: boolean
  /** A client id may be the address of a metadata document. */
  readonly allowMetadataDocuments: boolean
  /** Of one source. */
  readonly registrationsPerHour: number
  readonly resources: readonly ResourceConfig[]
  /** Checked; their secrets as hashes. */
  readonly clientApps: readonly ClientApp[]
}

/** Something that client apps ask tokens for (RFC 8707). */
export interface ResourceConfig {
  /** As it stands in `resource`, and in `aud`. */
  readonly url: string
  readonly name: string
  /** Scopes that mean something to it; null means every one of the rbac policy. */
  readonly scopes: readonly string[] | null
}

/** What a redirect URL is for. */
export type RedirectKind = 'login' | 'signup' | 'reset_password'

export interface RedirectUrl {
  readonly url: string
  readonly kinds: readonly RedirectKind[]
}

/** Words of the host's own for a mail, chosen by template id and language. `{link}`-free: layout stays ours. */
export interface EmailTemplateConfig {
  readonly templateId: string
  /** BCP 47, `de` or `pt-BR`; without it the words are for every language that has none of its own. */
  readonly language?: string
  readonly subject?: string
  readonly heading?: string
  readonly text?: string
}

/** What a project wants of its mails. */
export interface MailsConfig {
  /** The bare address that mail comes from; null means that of the service. */
  readonly from: string | null
  /** For a call that names no language, or one that there are no words in. */
  readonly language: MailLanguage
  /** The passcode stands in the subject, where a lock screen shows it. */
  readonly codeInSubject: boolean
  /** People hear of a sign-in with a browser that was not seen before. */
  readonly newSignIn: boolean
}

/** One limit: so many in so long. */
export interface RateLimit {
  readonly max: number
  readonly perSeconds: number
}

/** Limits by what is counted. */
export interface RateConfig extends MethodRates {
  /** Messages to one address. */
  readonly sendPerAddress: RateLimit
  /** Messages asked for by one source. */
  readonly sendPerSource: RateLimit
  /** Messages of one project. */
  readonly sendPerProject: RateLimit
  /** Tokens and codes presented by one source. */
  readonly authenticatePerSource: RateLimit
  /** User searches by one source. */
  readonly searchPerSource: RateLimit
  /** Everything else from one source. */
  readonly requestsPerSource: RateLimit
}

/** How mail leaves. */
export type MailConfig =
  | { readonly kind: 'dev-inbox' }
  | {
      readonly kind: 'smtp'
      readonly url: string
      readonly from: string
      /** What mail servers are told (EHLO). Left out, the machine's own name. */
      readonly name?: string
      /** Left out or null, mail is not signed here. */
      readonly dkim?: DkimConfig | null
    }

/** How mail is signed (RFC 6376), for the domain of its sender. */
export interface DkimConfig {
  /** `<selector>._domainkey.<domain>` publishes the public key. */
  readonly selector: string
  /** RSA, PKCS #8 in PEM. */
  readonly privateKey: string
}

/** The whole service's configuration. */
export interface ServiceConfig {
  readonly mode: 'development' | 'production'
  /** Where browsers reach the service, without a trailing slash; links and `iss` are built from it alone. */
  readonly baseUrl: string
  readonly host: string
  readonly port: number
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string }
  /** 32 random bytes from which every other key is derived. */
  readonly rootKey: Uint8Array
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed; empty means the socket's peer. */
  readonly trustedProxies: readonly string[]
  readonly mail: MailConfig
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly projects: readonly ProjectConfig[]
  /**
   * Folders served at `/`, the first that has a file wins: the bundle `portico.js` with its chunks, and in
   * development the playground. Empty serves none.
   */
  readonly staticFolders: readonly string[]
  /** Base of a k-anonymity range API that knows leaked passwords; null asks nobody. */
  readonly breachRangeUrl: string | null
  /** Bearer token that `GET /metrics` asks for; null admits loopback peers only. */
  readonly metricsToken: string | null
  /** How long the audit log is kept. */
  readonly auditDays: number
  /** A MaxMind DB file that knows cities; null says no place in mails. */
  readonly geoipDatabase: string | null
  /** The development project's secret in clear, for `GET /dev/project`; null in production. */
  readonly developmentSecret: string | null
}
