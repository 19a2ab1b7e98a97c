import { declareMailSender } from '../declare-mail-sender.ts'
import { examineDkim } from './examine-dkim.ts'
import { examineSmtpName } from './examine-smtp-name.ts'
import { findWeakSmtp } from './find-weak-smtp.ts'
import { readSmtp, smtpVariables } from './read-smtp.ts'

/** A mail server. */
export const smtp = declareMailSender({
  id: 'smtp',
  channels: ['email'],
  variables: smtpVariables,
  read: readSmtp,
  describe: ({ from, name = '' }) => `from ${from}, as ${name}`,
  // Loaded here, since a service in development needs no library for mail.
  open: async (config) => (await import('./create-smtp-sender.ts')).createSmtpSender(config),
  async examineDns(config, addresses, { lookup, resolveTxt }) {
    const note = await examineSmtpName(config, lookup)
    return {
      problems: await examineDkim(config, addresses, resolveTxt),
      notes: note === null ? [] : [note],
    }
  },
  findWeakSettings: findWeakSmtp,
})
