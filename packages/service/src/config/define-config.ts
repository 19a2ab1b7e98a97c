/**
 * What a person writes in `portico.config.ts`. Everything but a project's names, origins and addresses has
 * a default; secrets are named by their environment variable and never stand in the file.
 */
import type { BrandSettings } from '../brand/brand.ts'
import type { MethodSettings } from '../method/declared.ts'
import type { AccessSettings } from './access-settings.ts'
import type { EmailTemplateConfig, RateConfig, RedirectKind } from './config.ts'
import type { IdentityProviderSettings } from './identity-provider-settings.ts'
import type { IntegrationSettings } from './integration-settings.ts'

/** Settings that a project may have; all optional. */
export interface ProjectSettings
  extends AccessSettings,
    IntegrationSettings,
    IdentityProviderSettings,
    MethodSettings {
  /**
   * Exact origins of pages that may use the public token: `https://app.example.com`, no path, no `*`.
   * @default []
   */
  readonly allowedOrigins?: readonly string[]
  /**
   * Exact URLs that a link may lead to. The first of a kind is its default; a plain string is of both kinds.
   * @default []
   */
  readonly redirectUrls?: readonly (
    | string
    | { readonly url: string; readonly kinds: readonly RedirectKind[] }
  )[]
  /** Pages of your site that people are led to when they can go no further on a page of the service. */
  readonly pages?: {
    /** Where people sign in. @default the root of the site of the first redirect URL, else of the first origin */
    readonly signIn?: string
    /**
     * Where a password is changed: `/.well-known/change-password` leads there, which password managers open.
     * @default `signIn`, where a password can be reset
     */
    readonly changePassword?: string
  }
  /** Shows "Powered by Portico" below the widget. @default true */
  readonly showWatermark?: boolean
  /** Domains that mail is sent from, for the widget's inbox links. @default the domain of `mails.from`, else of `MAIL_FROM` */
  readonly emailDomains?: readonly string[]
  /** Answers alike for known and unknown people. @default false */
  readonly privateMode?: boolean
  /** `strict`: a magic link lives 10 minutes instead of 30. @default 'standard' */
  readonly security?: 'standard' | 'strict'
  readonly sessions?: {
    /** When a client names no duration. @default 30 */
    readonly defaultMinutes?: number
    /** The longest that a client may ask for. @default 527040 */
    readonly maxMinutes?: number
  }
  /**
   * Your own words for mails, chosen by template id and `language`: that of the call, then its first part (`pt` for
   * `pt-BR`), then the entry without one. `{project}` and `{code}` are filled in.
   * @default []
   */
  readonly emailTemplates?: readonly EmailTemplateConfig[]
  /** Logo, accent and the footer's lines, for mails and hosted pages. */
  readonly brand?: BrandSettings
  /** What mails say and which are sent. */
  readonly mails?: {
    /**
     * The bare address that this project's mail comes from; your mail server must let it. The name shown is the project's.
     * @default `MAIL_FROM`
     */
    readonly from?: string
    /** For a call that names no `locale`, or one that there are no words in. @default 'en' */
    readonly language?: 'en' | 'de' | 'es' | 'fr'
    /** The passcode stands in the subject, where a lock screen shows it. @default true */
    readonly codeInSubject?: boolean
    /** People hear of a sign-in with a browser that was not seen before. @default true */
    readonly newSignIn?: boolean
  }
  /** Rate limits that differ from the defaults. */
  readonly rates?: Partial<RateConfig>
}

/** One site, its people, and what they may do. */
export interface ProjectSource extends ProjectSettings {
  /** `project-live-…` or `project-test-…` */
  readonly projectId: string
  /** `public-token-live-…` or `public-token-test-…`; pages carry it, it is no secret. */
  readonly publicToken: string
  /** Name of the environment variable that holds the project's secret. */
  readonly secretEnv: string
  /** As people read it in mails, "Sign in to {name}"; up to 64 characters. */
  readonly name: string
}

/** The configuration file. */
export interface PorticoConfig {
  /** Projects, in production and in development. @default [] */
  readonly projects?: readonly ProjectSource[]
  /**
   * Settings of the project that development creates for itself, with ids and secret of its own. It
   * admits pages on any loopback origin.
   */
  readonly development?: ProjectSettings & { readonly name?: string }
  /** How many days the audit log is kept; 1 to 3650. @default 365 */
  readonly auditDays?: number
  /**
   * Path of a MaxMind DB file that knows cities (GeoLite2 City and its like), from the configuration's folder: mails
   * then say near which city something was asked for. No address leaves the service for it.
   * @default mails name no place
   */
  readonly geoipDatabase?: string
}

/**
 * Types a configuration. Returns what it is given.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@portico/service'
 *
 * export default defineConfig({
 *   projects: [
 *     {
 *       projectId: 'project-live-7d1f0c',
 *       publicToken: 'public-token-live-51c2ae',
 *       secretEnv: 'SHOP_SECRET',
 *       name: 'Shop',
 *       allowedOrigins: ['https://shop.example.com'],
 *       redirectUrls: ['https://shop.example.com/authenticate'],
 *     },
 *   ],
 * })
 * ```
 */
export const defineConfig = (config: PorticoConfig): PorticoConfig => config
