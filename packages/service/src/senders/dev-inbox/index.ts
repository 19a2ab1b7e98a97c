import type { DevMessage } from '../create-dev-inbox.ts'
import {
  declareMailSender,
  type MailSenderConfig,
  type MailSenderPorts,
} from '../declare-mail-sender.ts'

const keep = (
  { devInbox, clock }: MailSenderPorts,
  { messageId, ...message }: Omit<DevMessage, 'id' | 'sent_at'> & { readonly messageId: string },
): void =>
  devInbox.add({
    id: messageId.replace(/[^\w-]/g, '_'),
    ...message,
    sent_at: new Date(clock.now()).toISOString(),
  })

/** Keeps the messages of development for the page `/dev/inbox`, instead of sending them. */
export const devInbox = declareMailSender({
  id: 'dev-inbox',
  channels: ['email', 'sms', 'whatsapp'],
  variables: [],
  read: (): MailSenderConfig<'dev-inbox'> => ({ type: 'dev-inbox', from: null }),
  describe: () => 'kept in the dev inbox',
  open: (_config, ports) => ({
    async send({ from, to, subject, text, html, code, links, messageId }) {
      const sender = `${from.name} <${from.address}>`
      const message = { from: sender, to, subject, text, html, code, links, messageId }
      keep(ports, { channel: 'email', ...message })
    },
    examine: async () => null,
    findSendProblem: async () => null,
    async close() {},
  }),
  createTextSender: (ports) => ({
    name: 'dev-inbox',
    channels: ['sms', 'whatsapp'],
    async send({ channel, to, text, code, messageId, project }) {
      const empty = { subject: '', html: '', links: [] }
      const shown = { text, code: code === '' ? null : code }
      keep(ports, { channel, from: project.name, to, ...shown, messageId, ...empty })
    },
  }),
})
