import { useWidget } from '../../context/widget-context.ts'
import type { TabFormProps } from '../../flow/method.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { EmailForm } from '../../forms/email-form.tsx'
import { isEmail } from '../../forms/is-email.ts'
import type { EmailMagicLinksEvent } from './flow.ts'
import { toLinkOptions } from './to-link-options.ts'

/** What leads to Email Confirmation. */
type LinkSent = Extract<EmailMagicLinksEvent, { type: 'emailMagicLinks.sent' }>

/** Main's e-mail form where the answer is a link in a mail. */
export function EmailMagicLinksForm({ emit, ...form }: TabFormProps<LinkSent>) {
  const { client, config } = useWidget()
  const submit = useSubmit({
    check: (email: string) => (isEmail(email) ? null : 'error.invalidEmail'),
    call: (email, signal) =>
      client.magicLinks.email.loginOrCreate(email, toLinkOptions(config.emailMagicLinksOptions), {
        signal,
      }),
    log: (email) => ['email_sent', { email, type: 'login_or_create_eml' }],
    event: (reply, email) => ({
      type: 'MAGIC_LINK_LOGIN_OR_CREATE',
      data: { ...reply, email },
    }),
    done: ({ code_id, other_device }, email) =>
      emit({ type: 'emailMagicLinks.sent', email, code_id, other_device }),
  })
  return <EmailForm {...form} submit={submit} />
}
