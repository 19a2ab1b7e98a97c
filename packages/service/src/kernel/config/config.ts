/**
 * The configuration as the service uses it: parsed, with all defaults filled in. Operators write `PorticoConfig` in
 * `portico.config.ts`; secrets come from the environment.
 */

import type { HostedMethod, MethodConfigs } from '../../declarations/all-declarations.ts'
import type { HostLanguages } from '../../locales/to-catalogue.ts'
import type { MailConfig } from '../../senders/all-mail-senders.ts'
import type { ClientApp } from '../client-apps/client-app.ts'
import type { PasscodeChannel } from './identity-provider-settings.ts'
import type { SettingConfigs } from './project-settings.ts'
import type { WrittenConfig } from './written-config.ts'

/** One project: a site, its users, and its settings. */
export interface ProjectConfig extends MethodConfigs, SettingConfigs {
  /** `project-test-…` or `project-live-…` */
  readonly projectId: string
  /** `public-token-test-…` or `public-token-live-…`; not a secret. */
  readonly publicToken: string
  /** SHA-256 of the project's secret in lower-case hex; the secret itself is not kept. */
  readonly secretHash: string
  readonly name: string
  /**
   * The URL of the project's hosted authorization page. Links may redirect to it as to a listed redirect URL, but
   * always with PKCE. Missing if the host has its own page.
   */
  readonly hostedUrl?: string
  /** The URL of the project's hosted account, to which links may redirect in the same way. Missing if it has none. */
  readonly hostedAccountUrl?: string
  /** True in development only: any loopback origin and redirect URL is then allowed as well, on any port. */
  readonly allowLoopback: boolean
  readonly captcha: CaptchaConfig
  readonly fingerprint: FingerprintConfig
  readonly webhooks: readonly WebhookEndpoint[]
  readonly identityProvider: IdentityProviderConfig
}

/** The captcha that users solve before a message is sent or a secret is checked. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  /** The number of leading zero bits for which the browser searches. */
  | { readonly kind: 'proof-of-work'; readonly difficulty: number }
  | {
      readonly kind: 'recaptcha'
      readonly siteKey: string
      readonly secret: string
      readonly verifyUrl: string
      /** From 0 to 1: lower scores are refused; with 0, an answer without a score is accepted as well. */
      readonly leastScore: number
      /** Whether calls pass while the captcha cannot be checked. */
      readonly whenUnreachable: 'refuse' | 'allow'
    }

/** The service that judges browsers by their telemetry. */
export type FingerprintConfig =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'lookup'
      readonly mode: 'OBSERVATION' | 'DECISIONING'
      /** The URL of the look-up by telemetry id. */
      readonly url: string
      readonly secret: string
    }

/** An endpoint to which events are sent (Standard Webhooks). */
export interface WebhookEndpoint {
  readonly endpointId: string
  readonly url: string
  /** The decoded bytes of each `whsec_…`; messages carry a signature for each. */
  readonly secrets: readonly Uint8Array[]
  /** The event types to send; null means all. */
  readonly events: readonly string[] | null
  /** False: addresses outside the public internet are refused, also when a public name resolves to one. */
  readonly allowPrivate: boolean
}

/** The project as an identity provider: its issuer, and its configured client apps. */
export interface IdentityProviderConfig {
  /** The path that follows the service's base URL in the issuer: '' or `/acme`. Unique among projects. */
  readonly path: string
  /** The host's own page with the widget; null means the hosted page. */
  readonly authorizationUrl: string | null
  /** The host's own page for logging out; null means the hosted page. */
  readonly logoutUrl: string | null
  /** The methods that the hosted page offers. */
  readonly signInMethods: readonly HostedMethod[]
  /** The channels by which the hosted page sends codes. @default ['email'] */
  readonly passcodeChannels?: readonly PasscodeChannel[]
  /** Whether a browser remembers who signed in on the hosted page. @default true */
  readonly rememberAccounts?: boolean
  /** Client apps may register themselves (RFC 7591). */
  readonly allowRegistration: boolean
  /** A client id may be the URL of a metadata document. */
  readonly allowMetadataDocuments: boolean
  /** Registrations that one source may make in an hour. */
  readonly registrationsPerHour: number
  readonly resources: readonly ResourceConfig[]
  /** Validated client apps; their secrets are hashes. */
  readonly clientApps: readonly ClientApp[]
}

/** A resource for which client apps request tokens (RFC 8707). */
export interface ResourceConfig {
  /** The resource's identifier in `resource` and in `aud`. */
  readonly url: string
  readonly name: string
  /** The scopes that apply to it; null means every scope of the rbac policy. */
  readonly scopes: readonly string[] | null
}

/** The configuration of the whole service. */
export interface ServiceConfig {
  readonly mode: 'development' | 'production'
  /**
   * The URL under which browsers reach the service, without a trailing slash; links and `iss` are built only from it.
   */
  readonly baseUrl: string
  readonly host: string
  readonly port: number
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string }
  /** 32 random bytes from which all other keys are derived. */
  readonly rootKey: Uint8Array
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is trusted; when empty, the source is the socket's peer. */
  readonly trustedProxies: readonly string[]
  readonly mail: MailConfig
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly projects: readonly ProjectConfig[]
  /**
   * Folders served at `/`; the first that has a file wins. They contain the bundle `portico.js` with its chunks, and in
   * development the playground. Empty serves none.
   */
  readonly staticFolders: readonly string[]
  /** Base URL of a k-anonymity range API of leaked passwords; null asks no API. */
  readonly breachRangeUrl: string | null
  /** The bearer token that `GET /metrics` requires. Null allows it in development only. */
  readonly metricsToken: string | null
  /** Whether the operators’ console is served, once an operator was invited. */
  readonly admin: boolean
  /** How many days the audit log is kept. */
  readonly auditDays: number
  /** The path of a MaxMind DB file of cities; with null, mails name no place. */
  readonly geoipDatabase: string | null
  /** The host's languages, complete, and the texts that replace Portico's. */
  readonly languages: HostLanguages
  /** What operators wrote, and where; missing where no file and no environment was read, as in tests. */
  readonly written?: WrittenConfig
  /** The development project's secret in plain text, for `GET /dev/project`; null in production. */
  readonly developmentSecret: string | null
}
