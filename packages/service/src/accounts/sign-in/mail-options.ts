import type { ErrorType } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import { parseLocale } from '../../foundation/text/parse-locale.ts'
import { findMailLanguage, toBase } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'

/** The options of a mail in a send. */
export interface MailOptions {
  readonly login_template_id?: string | undefined
  readonly signup_template_id?: string | undefined
  readonly locale?: string | undefined
}

/**
 * Chooses the language of a message to a user.
 *
 * @param kept the language that is kept with the user; null without one, and for an address without an account
 */
export type ChooseLocale = (kept: string | null) => string

/**
 * Checks template ids and language. Both ids are checked, because an error for the used one only would reveal whether
 * the address is known.
 *
 * @throws AuthError `email_template_not_found`, `invalid_locale`
 */
export function readMailLocale(
  { emailTemplates, mails }: Pick<ProjectConfig, 'emailTemplates' | 'mails'>,
  options: MailOptions,
  source: Pick<Source, 'acceptLanguage'>,
): ChooseLocale {
  for (const id of [options.login_template_id, options.signup_template_id]) {
    if (id !== undefined && !emailTemplates.some(({ templateId }) => templateId === id)) {
      throw new AuthError('email_template_not_found')
    }
  }
  return readLocale(options.locale, { templates: emailTemplates, source, mails })
}

/**
 * Reads the language that a call requests. A message comes in it if there are texts in it, the service's or the host's;
 * else in the language that is kept with the user, in that of the calling browser, or in the project's. The browser
 * comes after the kept language, because anyone can request a message to a user's address.
 *
 * @param asked the language of the call
 * @param context.templates the host's own texts
 * @throws AuthError `invalid_locale`
 */
export function readLocale(
  asked: string | undefined,
  context: {
    readonly templates: readonly { readonly language?: string | undefined }[]
    readonly source: Pick<Source, 'acceptLanguage'>
    readonly mails: Pick<ProjectConfig['mails'], 'language'>
  },
): ChooseLocale {
  const { templates, source, mails } = context
  const hasWords = (locale: string) =>
    findMailLanguage(locale) !== null ||
    templates.some(({ language }) => language && toBase(language) === toBase(locale))
  // An empty language counts as none.
  const wanted = asked === undefined || asked.trim() === '' ? null : parseLocale(asked)
  if (wanted === null && asked?.trim()) throw new AuthError('invalid_locale')
  return (kept) =>
    [wanted, kept].find((locale) => locale !== null && hasWords(locale)) ??
    findAcceptedLanguage(source.acceptLanguage) ??
    mails.language
}

/**
 * Checks the requested lifetime of a secret.
 *
 * @param range minutes
 * @throws AuthError `errorType`
 */
export function toExpirationMinutes(
  asked: number | undefined,
  range: { readonly [Limit in `${'default' | 'min' | 'max'}Minutes`]: number },
  fallback = range.defaultMinutes,
  errorType: ErrorType = 'invalid_expiration',
): number {
  if (asked === undefined) return fallback
  if (!Number.isInteger(asked) || asked < range.minMinutes || asked > range.maxMinutes) {
    throw new AuthError(errorType)
  }
  return asked
}
