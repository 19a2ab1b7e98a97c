import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import type { MailConfig } from '../../senders/all-mail-senders.ts'
import type { Mail, MailSender } from '../../senders/mail-sender.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { ClaimedMessage } from '../storage/storage.ts'
import type { Channel } from './channel.ts'
import { decoyTemplate } from './enqueue-mail.ts'
import type { MessageTemplate } from './message-template.ts'

export interface MailChannelParts {
  readonly keyRing: { open(sealed: string): string }
  readonly mailer: MailSender
  readonly mail: Pick<MailConfig, 'from'>
  /** The mail templates of all methods, by name. */
  readonly messages: Readonly<Record<string, MessageTemplate>>
  readonly projects: readonly ProjectConfig[]
}

/** The channel for mail: renders a message and passes it to the mailer. */
export function createMailChannel(parts: MailChannelParts): Channel {
  return {
    name: 'email',
    max: 5,
    longestRetryMs: 600_000,
    async deliver(message) {
      if (message.template === decoyTemplate) return
      const mail = render(parts, message)
      if (mail === null) throw new DeliveryRefusedError('could not be rendered')
      await parts.mailer.send(mail)
    },
  }
}

function render(parts: MailChannelParts, message: ClaimedMessage): Mail | null {
  const project = parts.projects.find((one) => one.projectId === message.projectId)
  const template = Object.hasOwn(parts.messages, message.template)
    ? parts.messages[message.template]
    : undefined
  if (project === undefined || template === undefined) return null
  try {
    const payload: unknown = JSON.parse(parts.keyRing.open(message.sealedPayload))
    return {
      ...template.render(payload, { project, locale: message.locale, to: message.to }),
      to: message.to,
      from: {
        name: project.name,
        address: project.mails.from ?? parts.mail.from ?? 'no-reply@localhost',
      },
      messageId: message.messageId,
    }
  } catch {
    // The cause is not logged, because its text may contain the message's secret.
    return null
  }
}
