import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import {
  type FindTextSender,
  NumberUnsubscribedError,
  type TextChannel,
  type TextMessage,
} from '../../senders/text-sender.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { ClaimedMessage } from '../storage/storage.ts'
import type { Channel } from './channel.ts'
import { decoyTemplate } from './enqueue-mail.ts'
import type { TextTemplate } from './text-template.ts'

export interface TextChannelParts {
  readonly keyRing: { open(sealed: string): string }
  /** The text templates of all methods, by name. */
  readonly texts: Readonly<Record<string, TextTemplate>>
  readonly projects: readonly ProjectConfig[]
  readonly findSender: FindTextSender
  /** Called when a number's owner has unsubscribed from messages. */
  readonly onUnsubscribed: (projectId: string, phoneNumber: string) => Promise<void>
}

/** A channel for texts: renders a message and passes it to the project's sender. */
export const createTextChannel = (name: TextChannel, parts: TextChannelParts): Channel => ({
  name,
  max: 5,
  longestRetryMs: 60_000,
  async deliver(message) {
    if (message.template === decoyTemplate) return
    const project = parts.projects.find((one) => one.projectId === message.projectId)
    const text = project && render(parts, project, { ...message, channel: name })
    if (!text) throw new DeliveryRefusedError('could not be rendered')
    const sender = parts.findSender(project)
    if (!sender?.channels.includes(name)) throw new Error('nobody sends such messages')
    try {
      await sender.send(text)
    } catch (cause) {
      if (cause instanceof NumberUnsubscribedError) {
        await parts.onUnsubscribed(message.projectId, message.to)
      }
      throw cause
    }
  },
})

function render(
  { keyRing, texts }: TextChannelParts,
  project: ProjectConfig,
  message: ClaimedMessage & { readonly channel: TextChannel },
): TextMessage | null {
  const { channel, to, locale, messageId, template: reason, expiresAt } = message
  const template = Object.hasOwn(texts, reason) ? texts[reason] : undefined
  if (!template) return null
  try {
    const payload: unknown = JSON.parse(keyRing.open(message.sealedPayload))
    const rendered = template.render(payload, { project, locale, channel })
    return { channel, to, locale, messageId, reason, expiresAt, project, ...rendered }
  } catch {
    // The cause is not logged, because its text may contain the message's secret.
    return null
  }
}
