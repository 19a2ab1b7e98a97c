/**
 * Empties one channel of the outbox: it claims messages under a lease, delivers them and marks them. Several workers
 * may share a database; a claimed message belongs to one worker. Each message is sent at least once: it is repeated,
 * with the same message id, only after a crash between the receiver's acceptance and the mark.
 */

import type { Logger } from 'pino'
import type { Clock } from '../../foundation/clock.ts'
import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import type { ClaimedMessage, Storage } from '../storage/storage.ts'
import type { Channel } from './channel.ts'

/** `undelivered` means that a provider accepted a message and later reported that it did not arrive. */
type DeliveryOutcome = 'sent' | 'retried' | 'dead' | 'undelivered'

/** Counts the outcomes of messages, for metrics. */
export interface DeliveryObserver {
  /** @param message missing where only the channel is known */
  onDelivery(
    channel: string,
    outcome: DeliveryOutcome,
    message?: Pick<ClaimedMessage, 'projectId' | 'template'>,
  ): void
}

export interface ChannelWorkerParts {
  readonly storage: Pick<Storage, 'outbox'>
  readonly channel: Channel
  readonly clock: Clock
  readonly log: Logger
  readonly observer?: DeliveryObserver
  /** Says why a message must not be sent; null for one that may. @default every message may */
  readonly findObstacle?: (message: ClaimedMessage) => Promise<string | null>
}

/**
 * Longer than the longest delivery, so that a slow message is not claimed twice. After a crash a message waits this
 * long.
 */
const leaseMs = 30_000
const firstRetryMs = 2_000
const longestStopMs = 8_000

/** Returns the wait before the next attempt: 2 s, doubled each time, at most the channel's maximum. */
export const toRetryMs = (tries: number, longestRetryMs: number) =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(tries - 1, 20))

/**
 * Creates the worker of one channel, which takes messages when it is told to. A hanging message does not delay the
 * others.
 *
 * @param onRetry called when a delivery failed and will be tried again
 */
export function createChannelWorker(parts: ChannelWorkerParts, onRetry: () => void = () => {}) {
  const { storage, channel, clock } = parts
  const inHand = new Set<Promise<void>>()
  let isStopping = false
  let taking: Promise<number> | null = null

  const hold = (message: ClaimedMessage) => {
    const delivery = deliver(parts, message).then((outcome) => {
      inHand.delete(delivery)
      if (outcome === 'retried') onRetry()
    })
    inHand.add(delivery)
  }
  const takeDue = async () => {
    let taken = 0
    while (!isStopping) {
      if (inHand.size >= channel.max) {
        await Promise.race(inHand)
        continue
      }
      const limit = channel.max - inHand.size
      const claimed = await storage.outbox.claim({
        now: clock.now(),
        leaseMs,
        limit,
        channel: channel.name,
      })
      claimed.forEach(hold)
      taken += claimed.length
      if (claimed.length === 0) break
    }
    return taken
  }
  const take = () => {
    isStopping = false
    taking ??= takeDue().finally(() => {
      taking = null
    })
    return taking
  }

  return {
    name: channel.name,
    /** True while it looks for messages, or waits until it may take more. */
    isTaking: () => taking !== null,
    /** Takes as many due messages as the channel allows, or joins a running take; returns how many it took. */
    take,
    /** Takes the messages that are due at the call, and waits until they are handled; returns how many it took. */
    async runOnce() {
      // A take that is already running may have read before the newest commit, so another follows it.
      await taking?.catch(() => {})
      const taken = await take()
      await Promise.all(inHand)
      return taken
    },
    /** Takes no more messages and waits for those in progress, at most `maxMs`; the lease covers the others. */
    async stop(maxMs = longestStopMs) {
      isStopping = true
      const allLeft = Promise.resolve(taking)
        .catch(() => {})
        .then(() => Promise.all(inHand))
      let limit: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, maxMs)
      })
      await Promise.race([allLeft, tooLong])
      clearTimeout(limit)
    },
  }
}

async function deliver(
  parts: ChannelWorkerParts,
  message: ClaimedMessage,
): Promise<Exclude<DeliveryOutcome, 'undelivered'>> {
  const { storage, channel, clock, log, observer } = parts
  const about = {
    message_id: message.messageId,
    project_id: message.projectId,
    channel: channel.name,
    template: message.template,
    tries: message.tries,
  }
  const bury = async (reason: string) => {
    await storage.outbox.markFailed(message.messageId, { retryAt: null, reason })
    observer?.onDelivery(channel.name, 'dead', message)
    log.error({ ...about, reason }, 'message given up')
    return 'dead' as const
  }
  try {
    if (clock.now() >= message.expiresAt) return await bury('expired before it could be sent')
    const obstacle = (await parts.findObstacle?.(message)) ?? null
    if (obstacle !== null) return await bury(obstacle)
    try {
      await channel.deliver(message)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'failed'
      const retryAt = clock.now() + toRetryMs(message.tries, channel.longestRetryMs)
      if (cause instanceof DeliveryRefusedError || retryAt >= message.expiresAt) {
        return await bury(reason)
      }
      await storage.outbox.markFailed(message.messageId, { retryAt, reason })
      observer?.onDelivery(channel.name, 'retried', message)
      log.warn({ ...about, reason }, 'message was not sent; trying again later')
      return 'retried'
    }
    await storage.outbox.markSent(message.messageId, clock.now())
    observer?.onDelivery(channel.name, 'sent', message)
    log.info(about, 'message sent')
    return 'sent'
  } catch (err) {
    // The storage failed; after the lease the message is claimed again.
    log.error({ ...about, err }, 'the outcome of a message could not be stored')
    return 'retried'
  }
}
