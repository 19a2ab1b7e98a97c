/**
 * Empties one channel of the outbox: claims under a lease, delivers, marks. Several workers may run on one
 * database; none gets what another has. A message leaves at least once: only a crash between the receiver's
 * "accepted" and our mark can repeat it, with the same message id.
 */
import type { Logger } from 'pino'
import type { Clock } from '../ports.ts'
import type { ClaimedMessage, OutboxMessage, Storage } from '../storage/storage.ts'
import { type Channel, DeliveryRefusedError } from './channel.ts'

/** What becomes of messages, for metrics. */
export interface DeliveryObserver {
  onDelivery(channel: OutboxMessage['channel'], outcome: 'sent' | 'retried' | 'dead'): void
}

export interface ChannelWorkerParts {
  readonly storage: Pick<Storage, 'outbox'>
  readonly channel: Channel
  readonly clock: Clock
  readonly log: Logger
  readonly observer?: DeliveryObserver
}

export interface ChannelWorker {
  readonly name: OutboxMessage['channel']
  readonly isRunning: () => boolean
  /** Sends what is due, or joins the run under way; returns how many messages were handled. */
  run(): Promise<number>
  /** Waits for a run under way, then runs: it may have looked before the newest message was committed. */
  runOnce(): Promise<number>
  /** Takes nothing new and waits for the messages in hand, at most `mostMs`; a lease covers the rest. */
  stop(mostMs?: number): Promise<void>
}

/** Longer than the longest delivery, so that a slow one is not claimed twice; what a crash costs a message. */
const leaseMs = 30_000
const firstRetryMs = 2_000
const longestStopMs = 8_000

/** Waits before the next try: 2 s, doubled each time, at most the channel's longest. */
export const toRetryMs = (tries: number, longestRetryMs: number) =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(tries - 1, 20))

/** Makes the worker of one channel. It runs when it is told to. */
export function createChannelWorker(parts: ChannelWorkerParts): ChannelWorker {
  const { storage, channel, clock } = parts
  let isStopping = false
  let running: Promise<number> | null = null

  const drain = async () => {
    let handled = 0
    for (;;) {
      const wanted = { now: clock.now(), leaseMs, most: channel.most, channel: channel.name }
      const claimed = await storage.outbox.claim(wanted)
      if (claimed.length === 0) return handled
      await Promise.all(claimed.map((message) => deliver(parts, message)))
      handled += claimed.length
      if (isStopping) return handled
    }
  }
  const run = () => {
    isStopping = false
    running ??= drain().finally(() => {
      running = null
    })
    return running
  }

  return {
    name: channel.name,
    isRunning: () => running !== null,
    run,
    async runOnce() {
      await running?.catch(() => {})
      return run()
    },
    async stop(mostMs = longestStopMs) {
      isStopping = true
      if (running === null) return
      const inHand = running.then(
        () => undefined,
        () => undefined,
      )
      let limit: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, mostMs)
      })
      await Promise.race([inHand, tooLong])
      clearTimeout(limit)
    },
  }
}

async function deliver(parts: ChannelWorkerParts, message: ClaimedMessage): Promise<void> {
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
    observer?.onDelivery(channel.name, 'dead')
    log.error({ ...about, reason }, 'message given up')
  }
  try {
    if (clock.now() >= message.expiresAt) return await bury('expired before it could be sent')
    try {
      await channel.deliver(message)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'failed'
      const retryAt = clock.now() + toRetryMs(message.tries, channel.longestRetryMs)
      if (cause instanceof DeliveryRefusedError || retryAt >= message.expiresAt) {
        return await bury(reason)
      }
      await storage.outbox.markFailed(message.messageId, { retryAt, reason })
      observer?.onDelivery(channel.name, 'retried')
      log.warn({ ...about, reason }, 'message did not leave; trying again later')
      return
    }
    await storage.outbox.markSent(message.messageId, clock.now())
    observer?.onDelivery(channel.name, 'sent')
    log.info(about, 'message sent')
  } catch (err) {
    // The storage failed: the lease runs out and the message is claimed again.
    log.error({ ...about, err }, 'the outcome of a message could not be stored')
  }
}
