import type { ChannelWorkerParts } from '../kernel/delivery/channel-worker.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { type ActivityCounter, createActivityCounter } from './create-activity-counter.ts'

/** What the console does beside its calls, also before the first invitation. */
export interface ConsoleBackground {
  readonly counter: ActivityCounter
  /** For the outbox, which sends nothing to an address to which an operator stopped messages. */
  readonly delivery: Required<Pick<ChannelWorkerParts, 'findObstacle'>>
}

/** Creates it. A service without a console never loads this file. */
export const createConsoleBackground = (
  ports: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'log'>,
): ConsoleBackground => ({
  counter: createActivityCounter(ports),
  delivery: {
    findObstacle: async ({ projectId, to }) =>
      (await ports.storage.stoppedAddresses.has(projectId, to))
        ? 'an operator stopped messages to this address'
        : null,
  },
})
