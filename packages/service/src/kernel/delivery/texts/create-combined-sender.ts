import type { Clock } from '../../../foundation/clock.ts'
import {
  NumberUnsubscribedError,
  type TextChannel,
  type TextMessage,
  TextRefusedError,
  type TextSender,
} from '../../../senders/text-sender.ts'
import { createCircuitBreaker } from '../../outgoing/circuit-breaker.ts'

/** No further sender is tried after this time, so that all attempts together stay below the outbox's lease. */
const longestMs = 15_000

/**
 * Combines senders: they are tried in order, and a sender that timed out three times is tried last for half a minute.
 * If all fail and it is allowed, a WhatsApp message is sent as a text.
 *
 * @param options.senders the senders, in the order of attempts
 * @param options.isWhatsAppTexted sends a code as a text when WhatsApp refuses it
 */
export function createCombinedSender(
  options: { readonly senders: readonly TextSender[]; readonly isWhatsAppTexted: boolean },
  { clock }: { readonly clock: Clock },
): TextSender {
  const breaker = createCircuitBreaker(clock)
  const { senders, isWhatsAppTexted } = options
  const keyed = senders.map((sender, index) => ({ key: `${index}`, sender }))
  const list = (channel: TextChannel) => {
    const able = keyed.filter(({ sender }) => sender.channels.includes(channel))
    const resting = able.filter(({ key }) => breaker.isOpen(key))
    return [...able.filter((one) => !resting.includes(one)), ...resting]
  }
  return {
    name: senders.map(({ name }) => name).join(', '),
    channels: (['sms', 'whatsapp'] as const).filter((channel) =>
      senders.some(
        ({ channels }) =>
          channels.includes(channel) || (isWhatsAppTexted && channels.includes('sms')),
      ),
    ),
    async send(message) {
      const ways: readonly TextMessage[] =
        isWhatsAppTexted && message.channel === 'whatsapp'
          ? [message, { ...message, channel: 'sms' }]
          : [message]
      const failures: unknown[] = []
      const begun = clock.now()
      for (const way of ways) {
        for (const { key, sender } of list(way.channel)) {
          if (clock.now() - begun > longestMs) {
            failures.push(new Error(`${sender.name}: left for the next time`))
            continue
          }
          try {
            await sender.send(way)
            breaker.onAnswer(key)
            return
          } catch (cause) {
            // The number's owner has unsubscribed, so no other sender may be tried.
            if (cause instanceof NumberUnsubscribedError) throw cause
            if (cause instanceof TextRefusedError) breaker.onAnswer(key)
            else breaker.onTimeout(key)
            failures.push(cause)
          }
        }
      }
      throw toOne(failures)
    },
  }
}

/** Combines the failures. They are final only if all senders refused: otherwise the outbox tries again. */
function toOne(failures: readonly unknown[]): Error {
  const reasons = failures.map((cause) => (cause instanceof Error ? cause.message : 'failed'))
  const reason = reasons.join('; ') || 'nobody sends such messages'
  const isFinal =
    failures.length > 0 && failures.every((cause) => cause instanceof TextRefusedError)
  return isFinal ? new TextRefusedError(reason) : new Error(reason)
}
