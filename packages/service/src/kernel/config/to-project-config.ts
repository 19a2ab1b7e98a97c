import { createHash } from 'node:crypto'
import { limits } from '@portico/contract'
import { findMethodProblems, toMethodConfigs } from '../../declarations/all-declarations.ts'
import {
  findLandingUrlError,
  findOriginError,
  findUrlError,
} from '../../foundation/addresses/exact-url.ts'
import { findSite, toRoot } from '../../foundation/addresses/site-root.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { toBrandConfig } from '../brand/brand.ts'
import type { PagesConfig, ProjectConfig, RateConfig, RedirectUrl } from './config.ts'
import type { ProjectSettings } from './define-config.ts'
import { findBrandProblems } from './find-brand-problems.ts'
import { findAccessProblems } from './find-cookie-problems.ts'
import { findMailProblems } from './find-mail-problems.ts'
import { toAccessConfig } from './to-access-config.ts'

/** A project's public names and the hash of its secret. */
export type ProjectIdentity = Pick<
  ProjectConfig,
  'projectId' | 'publicToken' | 'secretHash' | 'name' | 'allowLoopback'
>

/** The configuration that depends on the environment. */
export type ReadConfig = Pick<
  ProjectConfig,
  'captcha' | 'fingerprint' | 'webhooks' | 'identityProvider'
> & {
  /** The secrets of methods, by the names of their variables. */
  readonly secrets: Readonly<Record<string, string>>
}

/** Hashes a secret with SHA-256 to hex. It is long and random, so a slow hash is not needed. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Fills in the defaults of missing settings. */
export function toProjectConfig(
  identity: ProjectIdentity,
  settings: ProjectSettings,
  defaults: { readonly rates: RateConfig; readonly emailDomains: readonly string[] },
  { secrets, ...read }: ReadConfig,
): ProjectConfig {
  const { session } = limits
  return {
    ...identity,
    ...read,
    ...toAccessConfig(settings),
    allowedOrigins: settings.allowedOrigins ?? [],
    redirectUrls: (settings.redirectUrls ?? []).map(toRedirectUrl),
    pages: toPagesConfig(settings),
    showWatermark: settings.showWatermark ?? true,
    emailDomains:
      settings.emailDomains ??
      (settings.mails?.from === undefined
        ? defaults.emailDomains
        : [settings.mails.from.split('@')[1] ?? '']),
    privateMode: settings.privateMode ?? false,
    ...toMethodConfigs({ ...settings, secrets }),
    sessions: {
      defaultMinutes: settings.sessions?.defaultMinutes ?? session.defaultMinutes,
      maxMinutes: settings.sessions?.maxMinutes ?? session.maxMinutes,
    },
    emailTemplates: settings.emailTemplates ?? [],
    brand: toBrandConfig(settings.brand),
    mails: {
      from: settings.mails?.from ?? null,
      language: settings.mails?.language ?? 'en',
      codeInSubject: settings.mails?.codeInSubject ?? true,
      newSignIn: settings.mails?.newSignIn ?? true,
    },
    rates: { ...defaults.rates, ...settings.rates },
  }
}

/** By default, the sign-in page is the root of the site. */
function toPagesConfig({
  pages = {},
  redirectUrls = [],
  allowedOrigins = [],
}: ProjectSettings): PagesConfig {
  const first = findSite([
    ...redirectUrls.map((entry) => toRedirectUrl(entry).url),
    ...allowedOrigins,
  ])
  const signIn = pages.signIn ?? (first === null ? null : toRoot(first))
  return { signIn, changePassword: pages.changePassword ?? signIn }
}

const toRedirectUrl = (entry: string | RedirectUrl): RedirectUrl =>
  typeof entry === 'string' ? { url: entry, kinds: ['login', 'signup', 'reset_password'] } : entry

/**
 * Finds problems that a schema cannot express: inexact addresses, and settings that contradict each other.
 *
 * @param secrets the values of the secrets whose variables the method settings name
 */
export function findSettingsProblems(
  key: string,
  settings: ProjectSettings,
  secrets: Readonly<Record<string, string>>,
): readonly ConfigProblem[] {
  const origins = (settings.allowedOrigins ?? []).map((origin, index) => ({
    key: `${key}.allowedOrigins[${index}]`,
    message: findOriginError(origin),
  }))
  const urls = (settings.redirectUrls ?? []).map((entry, index) => ({
    key: `${key}.redirectUrls[${index}]`,
    message: findLandingUrlError(toRedirectUrl(entry).url),
  }))
  const { signIn, changePassword } = settings.pages ?? {}
  const pages = Object.entries({ signIn, changePassword }).map(([name, url]) => ({
    key: `${key}.pages.${name}`,
    message: url === undefined ? null : findUrlError(url),
  }))
  const durations = {
    key: `${key}.sessions.defaultMinutes`,
    message: findDurationError(settings.sessions),
  }
  const errors = [...origins, ...urls, ...pages, durations]
  return [
    ...errors.flatMap(({ key, message }) => (message === null ? [] : [{ key, message }])),
    ...findAccessProblems(key, settings),
    ...findBrandProblems(key, settings.brand),
    ...findMailProblems(key, settings),
    ...findMethodProblems({ ...settings, secrets }).map((problem) => ({
      ...problem,
      key: `${key}.${problem.key}`,
    })),
  ]
}

function findDurationError(sessions: ProjectSettings['sessions']): string | null {
  const { defaultMinutes = limits.session.minMinutes, maxMinutes = limits.session.maxMinutes } =
    sessions ?? {}
  return defaultMinutes > maxMinutes
    ? `must not be above maxMinutes (${maxMinutes}), got ${defaultMinutes}`
    : null
}
