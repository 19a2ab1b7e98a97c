import {
  type ChooseLocale,
  type MailOptions,
  readLocale,
} from '../../accounts/sign-in/mail-options.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'

/**
 * Checks the template ids and the language, as `readMailLocale` does for mails. Checks both ids, since only a later step
 * knows which is used.
 *
 * @throws AuthError `sms_template_not_found`, `invalid_locale`
 */
export function readTextLocale(
  { texts, mails }: Pick<ProjectConfig, 'texts' | 'mails'>,
  options: MailOptions,
  source: Pick<Source, 'acceptLanguage'>,
): ChooseLocale {
  for (const id of [options.login_template_id, options.signup_template_id]) {
    if (id !== undefined && !texts.templates.some(({ templateId }) => templateId === id)) {
      throw new AuthError('sms_template_not_found')
    }
  }
  return readLocale(options.locale, { templates: texts.templates, source, mails })
}
