/**
 * The settings in `portico.config.ts`. Everything but a project's names, origins and addresses has a default. Secrets
 * are never in the file, which names their environment variables.
 */

import type { MethodSettings } from '../../declarations/all-declarations.ts'
import type { BrandSettings } from '../brand/brand.ts'
import type { AccessSettings } from './access-settings.ts'
import type { RateConfig } from './default-rates.ts'
import type { IdentityProviderSettings } from './identity-provider-settings.ts'
import type { IntegrationSettings } from './integration-settings.ts'
import type { EmailTemplateConfig, RedirectKind } from './project-settings.ts'

/** Settings of a project; all optional. */
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
   * Exact URLs to which a link may redirect. The first of each kind is its default; a plain string is of both kinds.
   *
   * @default []
   */
  readonly redirectUrls?: readonly (
    | string
    | { readonly url: string; readonly kinds: readonly RedirectKind[] }
  )[]
  /** Pages of your site to which the service's pages link when a user cannot continue there. */
  readonly pages?: {
    /** Your sign-in page. @default the root of the site of the first redirect URL, else of the first origin */
    readonly signIn?: string
    /**
     * Your page for changing a password. Password managers open `/.well-known/change-password`, which redirects to it.
     *
     * @default `signIn`, where users can reset a password
     */
    readonly changePassword?: string
  }
  /** Shows "Powered by Portico" below the widget. @default true */
  readonly showWatermark?: boolean
  /**
   * Domains from which mail is sent, for the widget's inbox links. @default the domain of `mails.from`, else of
   * `MAIL_FROM`
   */
  readonly emailDomains?: readonly string[]
  /** Gives the same answers for known and unknown users. @default false */
  readonly privateMode?: boolean
  /** With `strict`, a magic link expires after 10 minutes instead of 30. @default 'standard' */
  readonly security?: 'standard' | 'strict'
  readonly sessions?: {
    /** The duration of a session when a client requests none. @default 30 */
    readonly defaultMinutes?: number
    /** The longest duration that a client may request. @default 527040 */
    readonly maxMinutes?: number
  }
  /**
   * Your own texts for mails, selected by template id and `language`: first the call's language, then its first part
   * (`pt` for `pt-BR`), then the entry without a language. `{project}` and `{code}` are filled in.
   *
   * @default []
   */
  readonly emailTemplates?: readonly EmailTemplateConfig[]
  /** Logo, accent colour and footer lines, for mails and hosted pages. */
  readonly brand?: BrandSettings
  /** Settings of mails. */
  readonly mails?: {
    /**
     * The bare address that this project's mail comes from; your mail server must accept it as a sender. Mails show the
     * project's name beside it.
     *
     * @default `MAIL_FROM`
     */
    readonly from?: string
    /** The language for calls without `locale`, or with one that has no texts. @default 'en' */
    readonly language?: 'en' | 'de' | 'es' | 'fr'
    /** The passcode is in the subject, so that a lock screen shows it. @default true */
    readonly codeInSubject?: boolean
    /** Users get a notice of a sign-in with an unknown browser. @default true */
    readonly newSignIn?: boolean
  }
  /** Rate limits that differ from the defaults. */
  readonly rates?: Partial<RateConfig>
}

/** One project: a site, its users, and its settings. */
export interface ProjectSource extends ProjectSettings {
  /** `project-live-…` or `project-test-…` */
  readonly projectId: string
  /** `public-token-live-…` or `public-token-test-…`; pages contain it, so it is no secret. */
  readonly publicToken: string
  /** Name of the environment variable that holds the project's secret. */
  readonly secretEnv: string
  /** The name that mails show, "Sign in to {name}"; up to 64 characters. */
  readonly name: string
}

/** The configuration file. */
export interface PorticoConfig {
  /** Projects, in production and in development. @default [] */
  readonly projects?: readonly ProjectSource[]
  /**
   * Settings of the project that development creates, with its own ids and secret. It allows pages on any loopback
   * origin.
   */
  readonly development?: ProjectSettings & { readonly name?: string }
  /** How many days the audit log is kept; 1 to 3650. @default 365 */
  readonly auditDays?: number
  /**
   * Path of a MaxMind DB file of cities (such as GeoLite2 City), relative to the configuration's folder. Mails then
   * name a city near the place of a request. No address leaves the service for that.
   *
   * @default mails name no place
   */
  readonly geoipDatabase?: string
}

/**
 * Checks the types of a configuration and returns it unchanged.
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
