import type { OpenVariable } from '../../foundation/environment-variable.ts'
import {
  allMailSenders,
  inboxSender,
  type MailConfig,
  usualMailSender,
} from '../../senders/all-mail-senders.ts'
import type { ServiceConfig } from './config.ts'
import { findSenderError } from './find-sender-error.ts'

const missingSender = 'is missing; set it to the sender address of mail, like no-reply@example.com'

/** Reads the sender whose variable is set; in development no sender has to be. */
export function readMail(
  open: OpenVariable<string>,
  { mode, baseUrl }: Pick<ServiceConfig, 'mode' | 'baseUrl'>,
): MailConfig {
  const { text: from, complain: complainOfSender } = open('MAIL_FROM')
  const selected = allMailSenders.find(
    ({ variables: [name] }) => name !== undefined && open(name).text !== undefined,
  )
  const { complain } = open(usualMailSender.variables[0] ?? '')
  if (!selected && from === undefined) {
    if (mode === 'production') {
      complain(
        'is missing; set it to your mail server, like smtps://user:password@mail.example.com',
      )
      complainOfSender(missingSender)
    }
    return inboxSender.read(open, { baseUrl, from: '' })
  }
  if (!selected) {
    complain('is missing, but MAIL_FROM is set; without both, mail stays in the dev inbox')
  }
  const config = (selected ?? usualMailSender).read(open, { baseUrl, from: from ?? '' })
  const error = from === undefined ? missingSender : findSenderError(from)
  if (error !== null) complainOfSender(error)
  return config
}
