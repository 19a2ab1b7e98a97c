import type { Storage } from '../storage/storage.ts'
import type { Channel } from './channel.ts'
import { type ChannelWorkerParts, createChannelWorker } from './channel-worker.ts'

export type OutboxWorkerParts = Omit<ChannelWorkerParts, 'channel' | 'storage'> & {
  readonly channels: readonly Channel[]
  readonly storage: Pick<Storage, 'outbox' | 'announceMessages' | 'onMessages'>
}

export interface OutboxWorker {
  start(): void
  /** Something may be due: look now. What this storage commits is heard of without. */
  wake(): void
  /** Sends everything that was due when it was called; returns how many messages were handled. */
  runOnce(): Promise<number>
  /** Takes nothing new and waits for the messages in hand, at most `maxMs`; a lease covers the rest. */
  stop(maxMs?: number): Promise<void>
}

/** The net below: what a process that died, or one that cannot be heard, left behind is found by looking. */
const pollMs = 5_000
const afterErrorMs = 1_000
/** Messages that are enqueued one upon the other are told of together. */
const announceMs = 200

/**
 * Sends what the outbox holds, each channel by a worker of its own: a webhook's receiver that hangs must not
 * keep a passcode waiting. It looks when messages are committed, here or as another process tells, at the very time
 * when the next one is due, and now and then.
 *
 * @returns one that stands still until `start`
 */
export function createOutboxWorker({ channels, ...parts }: OutboxWorkerParts): OutboxWorker {
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
    // A look under way may have been before the newest message was committed.
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
    // It looks for more before it ends.
    if (worker.isTaking()) return
    worker.take().then(
      (taken) => {
        // Nothing: another process was faster.
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
    wake: wake,
    async runOnce() {
      const handled = await Promise.all(workers.map((worker) => worker.runOnce()))
      return handled.reduce((sum, count) => sum + count, 0)
    },
    async stop(maxMs) {
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

/** Tells other processes of messages, at once and then no more often than they need it. */
function createAnnouncer(storage: Pick<Storage, 'announceMessages'>) {
  let resting: NodeJS.Timeout | undefined
  let isWanted = false
  let telling = Promise.resolve()

  const announce = () => {
    isWanted = resting !== undefined
    if (resting) return
    // They look by themselves now and then: nothing is lost with it.
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
