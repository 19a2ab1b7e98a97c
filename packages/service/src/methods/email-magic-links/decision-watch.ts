/**
 * Pages wait for a decision with requests that are held back. All of them in a process ask the database one question
 * a second, however many they are, and none while nobody waits.
 */
import type { Logger } from 'pino'
import type { Storage } from '../../kernel/storage/storage.ts'

/** How long somebody waits at most for what another process wrote down; milliseconds. */
const lookEveryMs = 1_000

/** Requests that a process holds back at once; who comes later is answered at once, and asks again. */
const maxWaiting = 2_000

export interface DecisionWatch {
  /** Ends when there is a decision, after `maxMs`, or when the service stops. */
  wait(secretHash: string, maxMs: number): Promise<void>
  /** Something was decided in this process. */
  look(): Promise<void>
  /** Lets everybody go. */
  stop(): void
}

export function createDecisionWatch({
  storage,
  log,
}: {
  readonly storage: Pick<Storage, 'challenges'>
  readonly log: Pick<Logger, 'warn'>
}): DecisionWatch {
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
      // They ask again by themselves.
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
    look,
    async wait(secretHash, maxMs) {
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
    stop() {
      isStopped = true
      clearTimeout(timer)
      ;[...waiting.keys()].forEach(letGo)
    },
  }
}
