import type { Storage } from '../storage/storage.ts'
import type { Channel } from './channel.ts'
import { type ChannelWorkerParts, createChannelWorker } from './channel-worker.ts'

export type OutboxWorkerParts = Omit<ChannelWorkerParts, 'channel' | 'storage'> & {
  readonly channels: readonly Channel[]
  readonly storage: Pick<Storage, 'outbox' | 'announceMessages' | 'onMessages'>
}

/**
 * The interval of polls, which find messages left behind by a crashed process and by processes whose announcements do
 * not arrive.
 */
const pollMs = 5_000
const afterErrorMs = 1_000
/** Messages that are enqueued within this time are announced together. */
const announceMs = 200

/**
 * Sends the messages of the outbox. Each channel has its own worker, so that a webhook's hanging receiver does not
 * delay a passcode. The worker looks after each commit, here or in another process, at the time when the next message
 * is due, and at regular intervals.
 *
 * @returns a worker that does nothing until `start`
 */
export function createOutboxWorker({ channels, ...parts }: OutboxWorkerParts) {
  const { storage, clock, log } = parts
  const workers = channels.map((channel) => createChannelWorker({ ...parts, channel }, wake))
  const names = channels.map(({ name }) => name)
  const announcer = createAnnouncer(storage)
  let isStarted = false
  let isLooking = false
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let endListening = async () => {}

  const lookIn = (ms: number) => {
    if (!isStarted) return
    clearTimeout(timer)
    timer = setTimeout(look, ms)
    timer.unref()
  }
  function wake(): void {
    // A look that is already running may have read before the newest commit, so another follows it.
    if (isLooking) isWanted = true
    else lookIn(0)
  }
  async function look(): Promise<void> {
    isLooking = true
    isWanted = false
    let waitMs = pollMs
    try {
      const dueAt = await storage.outbox.nextDue(names)
      const now = clock.now()
      for (const worker of isStarted ? workers : []) {
        const at = dueAt[worker.name]
        if (at === undefined || at === null) continue
        if (at <= now) start(worker)
        else waitMs = Math.min(waitMs, at - now)
      }
    } catch (err) {
      log.error({ err }, 'the outbox could not be read; trying again')
      waitMs = afterErrorMs
    }
    isLooking = false
    lookIn(isWanted ? 0 : waitMs)
  }
  function start(worker: (typeof workers)[number]): void {
    // A worker that is taking messages looks again before it ends.
    if (worker.isTaking()) return
    worker.take().then(
      (taken) => {
        // Zero means that another process took them first.
        if (taken > 0) wake()
      },
      (err) => {
        log.error({ err, channel: worker.name }, 'the outbox could not be read; trying again')
        lookIn(afterErrorMs)
      },
    )
  }

  return {
    start() {
      if (isStarted) return
      isStarted = true
      endListening = storage.onMessages((from) => {
        wake()
        if (from === 'here') announcer.announce()
      })
      wake()
    },
    /** Makes the worker look for due messages now. It hears of this storage's own commits without a call. */
    wake: wake,
    /** Sends the messages that are due at the call; returns how many were handled. */
    async runOnce() {
      const handled = await Promise.all(workers.map((worker) => worker.runOnce()))
      return handled.reduce((sum, count) => sum + count, 0)
    },
    /** Takes no more messages and waits for those in progress, at most `maxMs`; the lease covers the others. */
    async stop(maxMs?: number) {
      isStarted = false
      clearTimeout(timer)
      await Promise.all([
        announcer.stop(),
        endListening(),
        ...workers.map((worker) => worker.stop(maxMs)),
      ])
    },
  }
}

/** Announces messages to other processes, the first at once and the others at most once per interval. */
function createAnnouncer(storage: Pick<Storage, 'announceMessages'>) {
  let resting: NodeJS.Timeout | undefined
  let isWanted = false
  let telling = Promise.resolve()

  const announce = () => {
    isWanted = resting !== undefined
    if (resting) return
    // Other processes also poll, so a lost announcement only delays messages.
    telling = storage.announceMessages().catch(() => {})
    resting = setTimeout(() => {
      resting = undefined
      if (isWanted) announce()
    }, announceMs)
    resting.unref()
  }
  return {
    announce,
    async stop() {
      clearTimeout(resting)
      resting = undefined
      if (isWanted) telling = storage.announceMessages().catch(() => {})
      isWanted = false
      await telling
    },
  }
}
