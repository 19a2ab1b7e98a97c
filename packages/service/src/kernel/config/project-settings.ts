/** The settings of one project that the environment does not influence, each with its schema, default and rules. */
import { limits } from '@portico/contract'
import { Type } from 'typebox'
import {
  type AccountSectionName,
  accountSections,
  type MethodSettings,
} from '../../declarations/all-declarations.ts'
import {
  findLandingUrlError,
  findOriginError,
  findUrlError,
} from '../../foundation/addresses/exact-url.ts'
import { findPatternError } from '../../foundation/addresses/origin-pattern.ts'
import { findSite, toRoot } from '../../foundation/addresses/site-root.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { toCanonicalLocale } from '../../foundation/text/to-canonical-locale.ts'
import { mailLanguages } from '../../foundation/text/words.ts'
import { brandSetting } from '../brand/brand.ts'
import { type AccessSettings, accessSettings } from './access-settings.ts'
import { productionRates, type RateConfig } from './default-rates.ts'
import { factors } from './factor-settings.ts'
import { findSenderError } from './find-sender-error.ts'
import type { IdentityProviderSettings } from './identity-provider-settings.ts'
import type { IntegrationSettings } from './integration-settings.ts'

const kind = setting.oneOf('login', 'signup', 'reset_password')
const landing = setting.group({
  url: setting.required(setting.value<string>(Type.String())),
  kinds: setting.required(setting.list(kind, { minItems: 1 })),
})

/** The purpose of a redirect URL. */
export type RedirectKind = setting.WrittenOf<typeof kind>

/** An exact URL to which links may redirect, and the kinds of links. */
export interface RedirectUrl extends setting.WrittenOf<typeof landing> {}

const toRedirectUrl = (entry: string | RedirectUrl): RedirectUrl =>
  typeof entry === 'string' ? { url: entry, kinds: ['login', 'signup', 'reset_password'] } : entry

const redirectUrl = {
  ...setting.value<string | RedirectUrl>(Type.Union([Type.String(), landing.schema]), (entry) =>
    findLandingUrlError(toRedirectUrl(entry).url),
  ),
  toConfig: (entry: string | RedirectUrl = '') => toRedirectUrl(entry),
}

const page = setting.value<string>(Type.String(), findUrlError)
const pages = setting.group({
  /** Your sign-in page. @default the root of the site of the first redirect URL, else of the first origin */
  signIn: page,
  /**
   * Your page for changing a password. Password managers open `/.well-known/change-password`, which redirects to it.
   *
   * @default `signIn`, where users can reset a password
   */
  changePassword: page,
})

const part = setting.oneOf('off', 'read', 'edit')

/** Whether users see a section of the account, and whether they may change it. */
export type AccountPart = setting.WrittenOf<typeof part>

/** A field of a user's untrusted metadata that users write in their account. */
export interface AccountField {
  /** The top-level key of the metadata: a letter, then letters, digits, underscores and hyphens. */
  readonly key: string
  /** The label, or one for each language by its BCP 47 tag; another language gets the first. */
  readonly label: string | Readonly<Record<string, string>>
  /** A line of text. */
  readonly kind: 'text'
}

const account = setting.group({
  /** Whether the service has a page with the account, `/account` below the issuer. @default as the hosted sign-in page */
  hosted: setting.value<boolean>(Type.Boolean()),
  /**
   * What users may see and change there, by section.
   *
   * @default `edit` for what the project offers and what the user has
   */
  parts: setting.value<Readonly<Partial<Record<AccountSectionName, AccountPart>>>>(
    setting.group(Object.fromEntries(accountSections.map((name) => [name, part]))).schema,
  ),
  /** Fields of the untrusted metadata that users write there below their name. @default none */
  fields: setting.value<readonly AccountField[]>(
    Type.Array(
      Type.Object(
        {
          key: Type.String({ pattern: '^[A-Za-z][\\w-]{0,63}$' }),
          label: Type.Union([
            Type.String({ minLength: 1, maxLength: 64 }),
            Type.Record(
              Type.String({ maxLength: 35 }),
              Type.String({ minLength: 1, maxLength: 64 }),
            ),
          ]),
          kind: Type.Literal('text'),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
  ),
})

const { minMinutes, maxMinutes, ...session } = limits.session
const sessionLength = setting.group({
  /** The duration of a session when a client requests none. @default 30 */
  defaultMinutes: setting.withDefault(
    setting.integer(minMinutes, maxMinutes),
    session.defaultMinutes,
  ),
  /** The longest duration that a client may request. @default 527040 */
  maxMinutes: setting.withDefault(setting.integer(minMinutes, maxMinutes), maxMinutes),
})

/** The durations of sessions as an operator configures them. */
export interface SessionSettings extends setting.WrittenOf<typeof sessionLength> {}

/** The durations of sessions with every default filled in. */
export interface SessionConfig extends setting.ConfigOf<typeof sessionLength> {}

const sessions = setting.withRule<SessionSettings, SessionConfig>(
  sessionLength,
  ({ defaultMinutes = minMinutes, maxMinutes: longest = maxMinutes }) =>
    defaultMinutes > longest
      ? [
          {
            key: 'defaultMinutes',
            message: `must not be above maxMinutes (${longest}), got ${defaultMinutes}`,
          },
        ]
      : [],
)

const mails = setting.group({
  /**
   * The bare address that this project's mail comes from; your mail server must accept it as a sender. Mails show the
   * project's name beside it.
   *
   * @default `MAIL_FROM`
   */
  from: setting.text(254, findSenderError),
  /** The language for calls without `locale`, or with one that has no texts. @default 'en' */
  language: setting.withDefault(setting.oneOf(...mailLanguages), 'en'),
  /** The passcode is in the subject, so that a lock screen shows it. @default true */
  codeInSubject: setting.flag(true),
  /** Users get a notice of a sign-in with an unknown browser. @default true */
  newSignIn: setting.flag(true),
})

const template = setting.group({
  templateId: setting.required(setting.text(128)),
  /** A BCP 47 tag, `de` or `pt-BR`; without it the texts apply to every language that has no entry. */
  language: setting.text(35, (language) =>
    toCanonicalLocale(language) === null
      ? `must be a language like "de" or "pt-BR", got "${language}"`
      : null,
  ),
  subject: setting.text(200),
  heading: setting.text(200),
  text: setting.text(2_000),
})

/**
 * A host's own texts for a mail, selected by template id and language. They contain no `{link}`, because the layout
 * belongs to the service.
 */
export interface EmailTemplateConfig extends setting.WrittenOf<typeof template> {}

const emailTemplates = setting.withRule(
  setting.list(setting.asWritten<EmailTemplateConfig>(template)),
  (templates) => {
    const names = templates.map(({ templateId, language }) =>
      language === undefined
        ? templateId
        : `${templateId}" in "${toCanonicalLocale(language) ?? language}`,
    )
    const repeated = names.find((name, index) => names.indexOf(name) !== index)
    return repeated === undefined ? [] : [{ key: '', message: `has "${repeated}" twice` }]
  },
)

const rates = Object.keys(productionRates).map((name) => {
  const limit = setting.group({
    max: setting.required(setting.integer(1)),
    perSeconds: setting.required(setting.integer(1)),
  })
  return [name, limit] as const
})

const generalSettings = {
  /**
   * Exact origins of pages that may use the public token: `https://app.example.com`, no path, no `*`.
   * @default []
   */
  allowedOrigins: setting.list(setting.value<string>(Type.String(), findOriginError)),
  /**
   * Patterns for the origins of preview deployments, in test projects alone: `https://shop-*-team.example.app`. The `*`
   * stands for letters, digits and hyphens of the first label. Anybody who gets a fitting name at that host can use the
   * project. Passkeys and HttpOnly cookies need an origin in `allowedOrigins`.
   *
   * @default []
   */
  originPatterns: setting.list(setting.value<string>(Type.String(), findPatternError)),
  /**
   * Exact URLs to which a link may redirect. The first of each kind is its default; a plain string is of both kinds.
   *
   * @default []
   */
  redirectUrls: setting.list(redirectUrl),
  /** Pages of your site to which the service's pages link when a user cannot continue there. */
  pages,
  /** The service's own page with the account, for projects that have no page of their own. */
  account,
  /** Shows "Powered by Portico" below the widget. @default true */
  showWatermark: setting.flag(true),
  /**
   * Domains from which mail is sent, for the widget's inbox links. @default the domain of `mails.from`, else of
   * `MAIL_FROM`
   */
  emailDomains: setting.list(setting.text(253)),
  /** Gives the same answers for known and unknown users. @default false */
  privateMode: setting.flag(false),
  /** With `strict`, a magic link expires after 10 minutes instead of 30. @default 'standard' */
  security: setting.oneOf('standard', 'strict'),
  sessions,
  /** The second step of a sign-in. */
  factors,
  /**
   * For how many days a user who asked for the deletion of their account can sign in and keep it, 0 to 30. With 0 it is
   * deleted at once.
   *
   * @default 14
   */
  deletionDays: setting.withDefault(
    setting.integer(0, limits.deletion.maxDays),
    limits.deletion.days,
  ),
  /** Logo, accent colour and footer lines, for mails and hosted pages. */
  brand: brandSetting,
  /** Settings of mails. */
  mails,
  /**
   * Your own texts for mails, selected by template id and `language`: first the call's language, then its first part
   * (`pt` for `pt-BR`), then the entry without a language. `{project}` and `{code}` are filled in.
   *
   * @default []
   */
  emailTemplates,
  /** Rate limits that differ from the defaults. */
  rates: setting.value<Partial<RateConfig>>(setting.group(Object.fromEntries(rates)).schema),
}

/** The declared settings. */
export const projectSettings = { ...generalSettings, ...accessSettings }

type Configs = setting.ConfigsOf<typeof generalSettings & typeof accessSettings>

/** The settings with every default filled in. `security` is left out: it only selects the defaults of other settings. */
export interface SettingConfigs extends Omit<Configs, 'security' | 'rates'> {
  readonly rates: RateConfig
}

/** Settings of a project; all optional. */
export interface ProjectSettings
  extends setting.WrittensOf<typeof generalSettings>,
    AccessSettings,
    IntegrationSettings,
    IdentityProviderSettings,
    MethodSettings {}

/**
 * Fills in the defaults of missing settings.
 *
 * @param defaults what a project inherits from the service
 */
export function toSettingConfigs(
  settings: ProjectSettings,
  defaults: Pick<SettingConfigs, 'rates' | 'emailDomains'>,
): SettingConfigs {
  const { security: _, ...configs } = setting.toConfigs(projectSettings, settings, {})
  const { from } = configs.mails
  const ownDomains = from === null ? defaults.emailDomains : [from.split('@')[1] ?? '']
  return {
    ...configs,
    pages: toPagesConfig(settings),
    emailDomains: settings.emailDomains ?? ownDomains,
    rates: { ...defaults.rates, ...settings.rates },
  }
}

/** By default, the sign-in page is the root of the site. */
function toPagesConfig({
  pages: own = {},
  redirectUrls = [],
  allowedOrigins = [],
}: ProjectSettings): SettingConfigs['pages'] {
  const first = findSite([
    ...redirectUrls.map((entry) => toRedirectUrl(entry).url),
    ...allowedOrigins,
  ])
  const signIn = own.signIn ?? (first === null ? null : toRoot(first))
  return { signIn, changePassword: own.changePassword ?? signIn }
}
