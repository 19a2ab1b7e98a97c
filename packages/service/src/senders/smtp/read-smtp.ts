import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { OpenVariable } from '../../foundation/environment-variable.ts'
import type { MailContext } from '../declare-mail-sender.ts'
import { readDkim } from './read-dkim.ts'
import type { SmtpConfig } from './smtp-config.ts'
import { isSmtpName, toSmtpName } from './smtp-name.ts'

/** The variables of a mail server. */
export const smtpVariables = ['SMTP_URL', 'SMTP_NAME', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const

export type OpenSmtpVariable = OpenVariable<(typeof smtpVariables)[number]>

/** Reads the variables of a mail server. */
export function readSmtp(open: OpenSmtpVariable, { baseUrl, from }: MailContext): SmtpConfig {
  const { text: url = '', complain } = open('SMTP_URL')
  if (url !== '' && (!/^smtps?:\/\/[^/]/.test(url) || !isUrl(url))) {
    // The message omits the value, which may contain a password.
    complain(
      'must be a URL like smtps://user:password@mail.example.com; percent-encode / : @ # or ? in the password',
    )
  }
  const name = readName(open, url) ?? toSmtpName(baseUrl)
  return { type: 'smtp', url, from, name, dkim: readDkim(open) }
}

/** Reads the operator's name for EHLO, which may also be in the URL's query; null without one. */
function readName(open: OpenSmtpVariable, url: string): string | null {
  const own = open('SMTP_NAME').text
  const name = own ?? URL.parse(url)?.searchParams.get('name') ?? null
  if (name === null || isSmtpName(name)) return name
  open(own === undefined ? 'SMTP_URL' : 'SMTP_NAME').complain(
    `must name this service to mail servers as DNS knows it, like auth.example.com, got "${name}"`,
  )
  return null
}
