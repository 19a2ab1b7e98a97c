import type { ErrorType } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { findMailLanguage, toBase } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/** The options of a mail in a send. */
export interface MailOptions {
  readonly login_template_id?: string | undefined
  readonly signup_template_id?: string | undefined
  readonly locale?: string | undefined
}

/**
 * Checks template ids and language. Both ids are checked, because an error for the used one only would reveal whether
 * the address is known.
 *
 * @returns the language of the mail: the call's language, or the project's when it has no texts, neither the service's
 * nor the host's
 * @throws AuthError `email_template_not_found`, `invalid_locale`
 */
export function toMailLocale(
  { emailTemplates, mails }: Pick<ProjectConfig, 'emailTemplates' | 'mails'>,
  options: MailOptions,
): string {
  for (const id of [options.login_template_id, options.signup_template_id]) {
    if (id !== undefined && !emailTemplates.some(({ templateId }) => templateId === id)) {
      throw new AuthError('email_template_not_found')
    }
  }
  return toLocale(options.locale, emailTemplates, mails.language)
}

/**
 * Chooses the language of a mail.
 *
 * @param asked the language of the call
 * @param templates the host's own texts
 * @returns the call's language, or the project's when there are no texts in it
 * @throws AuthError `invalid_locale`
 */
export function toLocale(
  asked: string | undefined,
  templates: readonly { readonly language?: string | undefined }[],
  fallback: string,
): string {
  // An empty language counts as none. Operating systems write en_US or en_US.UTF-8.
  const [tag = ''] = (asked ?? '').trim().split('.')
  if (tag === '') return fallback
  const locale = toCanonical(tag.replaceAll('_', '-'))
  const hasWords =
    findMailLanguage(locale) !== null ||
    templates.some(({ language }) => language && toBase(language) === toBase(locale))
  return hasWords ? locale : fallback
}

function toCanonical(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale
  } catch {
    throw new AuthError('invalid_locale')
  }
}

/**
 * Checks the requested lifetime of a secret.
 *
 * @param range minutes
 * @throws AuthError `errorType`
 */
export function toExpirationMinutes(
  asked: number | undefined,
  fallback: number,
  range: { readonly minMinutes: number; readonly maxMinutes: number },
  errorType: ErrorType,
): number {
  if (asked === undefined) return fallback
  if (!Number.isInteger(asked) || asked < range.minMinutes || asked > range.maxMinutes) {
    throw new AuthError(errorType)
  }
  return asked
}
