import type { Channel } from './channel.ts'
import {
  type ChannelWorkerParts,
  createChannelWorker,
  type OutboxWorker,
} from './channel-worker.ts'

export type OutboxWorkerParts = Omit<ChannelWorkerParts, 'channel'> & {
  readonly channels: readonly Channel[]
}

/**
 * Sends what the outbox holds, each channel by a worker of its own: a webhook's receiver that hangs must not
 * keep a passcode waiting.
 *
 * @returns all of them as one, standing still until `start`
 */
export function createOutboxWorker({ channels, ...parts }: OutboxWorkerParts): OutboxWorker {
  const workers = channels.map((channel) => createChannelWorker({ ...parts, channel }))
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    poke() {
      for (const worker of workers) worker.poke()
    },
    async runOnce() {
      const handled = await Promise.all(workers.map((worker) => worker.runOnce()))
      return handled.reduce((sum, count) => sum + count, 0)
    },
    async stop(mostMs) {
      await Promise.all(workers.map((worker) => worker.stop(mostMs)))
    },
  }
}
