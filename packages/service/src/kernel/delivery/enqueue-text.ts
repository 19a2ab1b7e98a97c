import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { TextChannel } from '../../senders/text-sender.ts'
import type { Repositories } from '../storage/storage.ts'
import { createMessageId, decoyTemplate, type MailRequest } from './enqueue-mail.ts'

/** A text message to send. */
export interface TextRequest extends Omit<MailRequest, 'to'> {
  readonly channel: TextChannel
  /** E.164. Null for a text that is never sent, which is enqueued so that both cases take equally long. */
  readonly to: string | null
}

/**
 * Writes one text to the outbox, like `enqueueMail`.
 *
 * @param repositories those of the transaction that stores the text's secret
 */
export async function enqueueText(
  { outbox }: Pick<Repositories, 'outbox'>,
  ports: {
    readonly keyRing: { seal(text: string): string }
    readonly random: Random
    readonly clock: Clock
  },
  text: TextRequest,
): Promise<void> {
  const { project, channel, to, template, locale, payload, expiresAt } = text
  await outbox.add({
    projectId: project.projectId,
    messageId: createMessageId(ports.random, text),
    channel,
    to: to ?? '',
    template: to === null ? decoyTemplate : template,
    locale,
    sealedPayload: ports.keyRing.seal(JSON.stringify(payload)),
    createdAt: ports.clock.now(),
    expiresAt,
  })
}
