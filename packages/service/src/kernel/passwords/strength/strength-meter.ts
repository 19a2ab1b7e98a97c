/**
 * Estimates how long guessing a password would take (zxcvbn), in a worker thread with a time limit: some inputs take
 * seconds, and the meter is queried at every key stroke. It stores nothing of a password.
 */
import type { Worker } from 'node:worker_threads'
import { AuthError } from '../../../foundation/errors/auth-error.ts'
import {
  type Estimate,
  type EstimateRequest,
  listen,
  startEstimateWorker,
} from './estimate-in-worker.ts'
import { parkWorker, takeParkedWorker } from './parked-worker.ts'
import { toSentence } from './to-sentence.ts'

export type StrengthMeter = ReturnType<typeof createStrengthMeter>

/** Longer passwords count as random, and would take long to estimate; characters. */
const maxCharacters = 72

/** Loading its dictionaries takes a worker some 50 ms, on a busy machine much longer; milliseconds. */
const startMs = 20_000

/** Creates a meter. Its worker starts with the first call. */
export function createStrengthMeter(
  bounds: { readonly timeoutMs?: number; readonly maxWaiting?: number } = {},
) {
  const { timeoutMs = 1_500, maxWaiting = 64 } = bounds
  let worker: Promise<Worker | null> | null = null
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** Replaces a slow or broken worker, so that the next call does not wait for its task. */
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
    /**
     * Estimates the strength of a password.
     *
     * @throws AuthError `server_unavailable` when too many calls wait, or this one took too long
     */
    async estimate({ password, words }: EstimateRequest) {
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
    /** Releases the worker, when the service ends. */
    async stop() {
      if (waiting > 0) return drop()
      const idle = worker
      worker = null
      const parked = await idle
      if (parked) await parkWorker(parked)
    },
  }
}
