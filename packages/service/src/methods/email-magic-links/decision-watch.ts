/**
 * Pages wait for a decision with requests that the service holds open. All requests of a process share one database
 * query a second, and no query runs while none waits.
 */
import type { Logger } from 'pino'
import type { Storage } from '../../kernel/storage/storage.ts'

/** How often the decisions of other processes are read; milliseconds. */
const lookEveryMs = 1_000

/** The most requests that a process holds open. A request beyond it is answered at once, and the page polls again. */
const maxWaiting = 2_000

export type DecisionWatch = ReturnType<typeof createDecisionWatch>

export function createDecisionWatch({
  storage,
  log,
}: {
  readonly storage: Pick<Storage, 'challenges'>
  readonly log: Pick<Logger, 'warn'>
}) {
  const waiting = new Map<string, Set<() => void>>()
  let count = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const letGo = (secretHash: string) => {
    for (const end of [...(waiting.get(secretHash) ?? [])]) end()
  }
  const look = async () => {
    if (waiting.size === 0) return
    try {
      const decided = await storage.challenges.findIssued('other_device_decision', [
        ...waiting.keys(),
      ])
      decided.forEach(letGo)
    } catch (error) {
      // The pages poll again by themselves.
      log.warn({ err: error }, 'decisions for waiting pages could not be read')
    }
  }
  const lookLater = () => {
    if (timer || isStopped || waiting.size === 0) return
    timer = setTimeout(async () => {
      await look()
      timer = undefined
      lookLater()
    }, lookEveryMs)
  }

  return {
    /** Reads the decisions now, since this process has just stored one. */
    look,
    /** Resolves when there is a decision, after `maxMs`, or when the service stops. */
    async wait(secretHash: string, maxMs: number) {
      if (isStopped || count >= maxWaiting) return
      await new Promise<void>((resolve) => {
        const others = waiting.get(secretHash) ?? new Set()
        const end = () => {
          clearTimeout(limit)
          if (!others.delete(end)) return
          count -= 1
          if (others.size === 0) waiting.delete(secretHash)
          resolve()
        }
        const limit = setTimeout(end, maxMs)
        others.add(end)
        waiting.set(secretHash, others)
        count += 1
        lookLater()
      })
    },
    /** Answers all open requests. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      ;[...waiting.keys()].forEach(letGo)
    },
  }
}
