/**
 * The settings of one project that the environment does not influence, each with its schema, default and rules.
 * `ProjectSettings` documents them.
 */
import { limits } from '@portico/contract'
import { Type } from 'typebox'
import * as setting from '../../declarations/declare-settings.ts'
import {
  findLandingUrlError,
  findOriginError,
  findUrlError,
} from '../../foundation/addresses/exact-url.ts'
import { findSite, toRoot } from '../../foundation/addresses/site-root.ts'
import { mailLanguages } from '../../foundation/text/words.ts'
import { brandSetting } from '../brand/brand.ts'
import { accessSettings } from './access-settings.ts'
import { productionRates, type RateConfig } from './default-rates.ts'
import type { ProjectSettings } from './define-config.ts'
import { findSenderError } from './find-sender-error.ts'

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
const pages = setting.group({ signIn: page, changePassword: page })

/** Pages of the host's site to which the service's pages link; null where none is known. */
export interface PagesConfig extends setting.ConfigOf<typeof pages> {}

const { minMinutes, maxMinutes, ...session } = limits.session
const sessions = setting.withRule(
  setting.group({
    defaultMinutes: setting.withDefault(
      setting.integer(minMinutes, maxMinutes),
      session.defaultMinutes,
    ),
    maxMinutes: setting.withDefault(setting.integer(minMinutes, maxMinutes), maxMinutes),
  }),
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
  from: setting.text(254, findSenderError),
  language: setting.withDefault(setting.oneOf(...mailLanguages), 'en'),
  codeInSubject: setting.flag(true),
  newSignIn: setting.flag(true),
})

/** A project's settings for its mails; without a sender of its own, `from` is null. */
export interface MailsConfig extends setting.ConfigOf<typeof mails> {}

const template = setting.group({
  templateId: setting.required(setting.text(128)),
  /** A BCP 47 tag, `de` or `pt-BR`; without it the texts apply to every language that has no entry. */
  language: setting.text(35, (language) =>
    toCanonical(language) === null
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
        : `${templateId}" in "${toCanonical(language) ?? language}`,
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

/** The declared settings. */
export const projectSettings = {
  allowedOrigins: setting.list(setting.value<string>(Type.String(), findOriginError)),
  redirectUrls: setting.list(redirectUrl),
  pages,
  showWatermark: setting.flag(true),
  emailDomains: setting.list(setting.text(253)),
  privateMode: setting.flag(false),
  security: setting.oneOf('standard', 'strict'),
  sessions,
  ...accessSettings,
  brand: brandSetting,
  mails,
  emailTemplates,
  rates: setting.value<Partial<RateConfig>>(setting.group(Object.fromEntries(rates)).schema),
}

/**
 * Fills in the defaults of missing settings.
 *
 * @param defaults what a project inherits from the service
 */
export function toSettingConfigs(
  settings: ProjectSettings,
  defaults: { readonly rates: RateConfig; readonly emailDomains: readonly string[] },
) {
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
}: ProjectSettings): PagesConfig {
  const first = findSite([
    ...redirectUrls.map((entry) => toRedirectUrl(entry).url),
    ...allowedOrigins,
  ])
  const signIn = own.signIn ?? (first === null ? null : toRoot(first))
  return { signIn, changePassword: own.changePassword ?? signIn }
}

function toCanonical(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null
  } catch {
    return null
  }
}
