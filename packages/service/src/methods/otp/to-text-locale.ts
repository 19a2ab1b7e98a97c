import { type MailOptions, toLocale } from '../../accounts/sign-in/mail-options.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/**
 * Checks the template ids and the language, as `toMailLocale` does for mails. Checks both ids, since only a later step
 * knows which is used.
 *
 * @throws AuthError `sms_template_not_found`, `invalid_locale`
 */
export function toTextLocale(
  { texts, mails }: Pick<ProjectConfig, 'texts' | 'mails'>,
  options: MailOptions,
): string {
  for (const id of [options.login_template_id, options.signup_template_id]) {
    if (id !== undefined && !texts.templates.some(({ templateId }) => templateId === id)) {
      throw new AuthError('sms_template_not_found')
    }
  }
  return toLocale(options.locale, texts.templates, mails.language)
}
