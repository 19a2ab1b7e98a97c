import type { ReplyOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import { toSendEmail } from '../../flow/forms/to-send-email.ts'
import type { TabContext } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { Action } from '../../flow/use-submit.ts'
import { type EmailMagicLinksEvent, emailMagicLinksFlow } from './flow.ts'
import { toLinkOptions } from './to-link-options.ts'

registerFlow(emailMagicLinksFlow)

/** The event that leads to Email Confirmation. */
type LinkSent = Extract<EmailMagicLinksEvent, { type: 'emailMagicLinks.sent' }>

/** Creates the action of the form: it mails a link. */
const toMailLink = ({
  widget: { client, config },
  emit,
}: TabContext<LinkSent>): Action<string, ReplyOf<typeof emailMagicLinks.loginOrCreate>> => ({
  call(email, signal) {
    const options = toLinkOptions(config.emailMagicLinksOptions)
    return client.magicLinks.email.loginOrCreate(email, options, { signal })
  },
  log: (email) => ['email_sent', { email, type: 'login_or_create_eml' }],
  event: (reply, email) => ({
    type: 'MAGIC_LINK_LOGIN_OR_CREATE',
    data: { ...reply, email },
  }),
  done: ({ code_id, other_device }, email) =>
    emit({ type: 'emailMagicLinks.sent', email, sentAt: Date.now(), code_id, other_device }),
})

/** Does the work of a submit of Main's e-mail form: it mails a link. */
export const mailLink = toSendEmail('error.invalidEmail', toMailLink)
