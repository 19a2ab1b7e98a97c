import type { Clock } from '../../clock.ts'
import { createCircuitBreaker } from '../../outgoing/circuit-breaker.ts'
import {
  NumberUnsubscribedError,
  type TextMessage,
  TextRefusedError,
  type TextSender,
} from '../text-sender.ts'

/**
 * Makes one sender of several: each is tried in its turn, and one that did not answer three times is left alone for
 * half a minute. Where all fail, WhatsApp falls back to a text if it may.
 *
 * @param options.senders in the order in which they are tried
 * @param options.isWhatsAppTexted a code that WhatsApp does not take goes out as a text
 */
export function createCombinedSender(
  options: { readonly senders: readonly TextSender[]; readonly isWhatsAppTexted: boolean },
  { clock }: { readonly clock: Clock },
): TextSender {
  const breaker = createCircuitBreaker(clock)
  const { senders, isWhatsAppTexted } = options
  return {
    name: senders.map(({ name }) => name).join(', '),
    channels: (['sms', 'whatsapp'] as const).filter((channel) =>
      senders.some(({ channels }) => channels.includes(channel)),
    ),
    async send(message) {
      const ways: readonly TextMessage[] =
        isWhatsAppTexted && message.channel === 'whatsapp'
          ? [message, { ...message, channel: 'sms' }]
          : [message]
      const failures: unknown[] = []
      for (const way of ways) {
        for (const [index, sender] of senders.entries()) {
          if (!sender.channels.includes(way.channel)) continue
          const key = `${index}`
          if (breaker.isOpen(key)) {
            failures.push(new Error(`${sender.name}: did not answer and is skipped for now`))
            continue
          }
          try {
            await sender.send(way)
            breaker.onAnswer(key)
            return
          } catch (cause) {
            // The person's own wish: no other way round it.
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

/** Refused when all refuse: what one may take later is tried again. */
function toOne(failures: readonly unknown[]): Error {
  const reasons = failures.map((cause) => (cause instanceof Error ? cause.message : 'failed'))
  const reason = reasons.join('; ') || 'nobody sends such messages'
  const isFinal =
    failures.length > 0 && failures.every((cause) => cause instanceof TextRefusedError)
  return isFinal ? new TextRefusedError(reason) : new Error(reason)
}
