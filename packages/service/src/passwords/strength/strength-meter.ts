/**
 * Estimates how long a password would stand (zxcvbn), in a worker thread and within a time: some inputs take
 * it seconds, and it is asked at every key stroke. It keeps nothing of a password.
 */
import type { Worker } from 'node:worker_threads'
import { AuthError } from '../../errors/auth-error.ts'
import {
  type Estimate,
  type EstimateRequest,
  listen,
  startEstimateWorker,
} from './estimate-in-worker.ts'
import { parkWorker, takeParkedWorker } from './parked-worker.ts'
import { toSentence } from './to-sentence.ts'

export interface StrengthMeter {
  /**
   * @throws AuthError `server_unavailable` when too many wait, or this one took too long
   */
  estimate(request: EstimateRequest): Promise<Estimate>
  /** Lets the worker go; for the end of the service. */
  stop(): Promise<void>
}

/** What is beyond is as good as random, and would take long; characters. */
const maxCharacters = 72

/** Loading its dictionaries takes a worker some 50 ms, on a busy machine much longer; milliseconds. */
const startMs = 20_000

/** Makes a meter. Its worker begins with the first question. */
export function createStrengthMeter(
  bounds: { readonly timeoutMs?: number; readonly maxWaiting?: number } = {},
): StrengthMeter {
  const { timeoutMs = 1_500, maxWaiting = 64 } = bounds
  let worker: Promise<Worker | null> | null = null
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** A worker that is late or broken is replaced: what it was busy with must not hold up the next. */
  async function drop(): Promise<void> {
    const dropped = worker
    worker = null
    await (await dropped)?.terminate()
  }

  async function ask(request: EstimateRequest): Promise<Estimate> {
    worker ??= takeParkedWorker() ?? startEstimateWorker(startMs)
    const asked = await worker
    const estimate = asked && (await listen<Estimate>(asked, timeoutMs, request))
    if (estimate) {
      const { score, warning, suggestions } = estimate
      return { score, warning: toSentence(warning), suggestions: suggestions.map(toSentence) }
    }
    void drop()
    throw new AuthError('server_unavailable', { retryAfterSeconds: 1 })
  }

  return {
    async estimate({ password, words }) {
      if (waiting >= maxWaiting) throw new AuthError('server_unavailable', { retryAfterSeconds: 1 })
      waiting += 1
      const request = { password: password.slice(0, maxCharacters), words }
      const answer = line.then(() => ask(request))
      line = answer.catch(() => {})
      try {
        return await answer
      } finally {
        waiting -= 1
      }
    },
    async stop() {
      if (waiting > 0) return drop()
      const idle = worker
      worker = null
      const parked = await idle
      if (parked) await parkWorker(parked)
    },
  }
}
