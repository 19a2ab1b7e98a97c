import type { PasswordResetStart } from '@portico/client'
import type { PasswordOptions } from '../../declarations/passwords/options.ts'
import type { Widget } from '../../kernel/context/widget-context.ts'
import { toPageUrl } from '../../kernel/host/to-page-url.ts'

/**
 * Converts the configured options of a reset mail to those of the API. The service has defaults for the missing
 * options.
 */
export const toResetOptions = (
  options: PasswordOptions = {},
): Omit<PasswordResetStart, 'email'> => ({
  login_redirect_url: options.loginRedirectURL,
  login_expiration_minutes: options.loginExpirationMinutes,
  reset_password_redirect_url: options.resetPasswordRedirectURL,
  reset_password_expiration_minutes: options.resetPasswordExpirationMinutes,
  page_url: toPageUrl(),
  reset_password_template_id: options.resetPasswordTemplateId,
  locale: options.locale,
})

/**
 * Mails a reset link, and reports it to the host and the event log. It is part of a submit, during which the user may
 * leave the screen.
 */
export async function startReset(
  { client, config, host }: Pick<Widget, 'client' | 'config' | 'host'>,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const options = { ...toResetOptions(config.passwordOptions), email }
  const reply = await client.passwords.resetByEmailStart(options, { signal })
  if (signal.aborted) return
  host.log('email_sent', { email, type: 'reset_password' })
  host.emit({ type: 'PASSWORD_RESET_BY_EMAIL_START', data: reply })
}
