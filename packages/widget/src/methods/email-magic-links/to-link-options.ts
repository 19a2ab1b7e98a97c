import type { MagicLinkOptions } from '@portico/client'
import type { EmailMagicLinksOptions } from '../../declarations/email-magic-links/options.ts'
import { toPageUrl } from '../../kernel/host/to-page-url.ts'

/**
 * Converts the configured options of a link mail to those of the API. The service has defaults for the missing options.
 */
export const toLinkOptions = (options: EmailMagicLinksOptions = {}): MagicLinkOptions => ({
  login_magic_link_url: options.loginRedirectURL,
  login_expiration_minutes: options.loginExpirationMinutes,
  signup_magic_link_url: options.signupRedirectURL,
  signup_expiration_minutes: options.signupExpirationMinutes,
  page_url: toPageUrl(),
  login_template_id: options.loginTemplateId,
  signup_template_id: options.signupTemplateId,
  create_user_as_pending: options.createUserAsPending,
  locale: options.locale,
  other_device: true,
})
