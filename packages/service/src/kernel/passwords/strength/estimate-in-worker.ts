import { Worker } from 'node:worker_threads'
import { resolveThirdParty } from '../../../foundation/resolve-third-party.ts'

/** The result of zxcvbn. */
export interface Estimate {
  /** From 0 to 4. */
  readonly score: number
  /** One of zxcvbn's English sentences, or empty. */
  readonly warning: string
  readonly suggestions: readonly string[]
}

/** A request to the worker. */
export interface EstimateRequest {
  readonly password: string
  /** The user's address and name, and the project's name. */
  readonly words: readonly string[]
}

/**
 * The worker's whole program as text, so that it works from the sources, from the bundle and in tests. It loads the
 * dictionaries once (some 40 ms), then answers one request at a time.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const zxcvbn = require(workerData)
parentPort.on('message', ({ password, words }) => {
  const { score, feedback } = zxcvbn(password, words)
  parentPort.postMessage({ score, warning: feedback.warning, suggestions: feedback.suggestions })
})
parentPort.postMessage('ready')
`

/**
 * Starts a worker and waits until it has loaded its dictionaries. An idle worker does not keep the process alive.
 *
 * @returns null when it does not start in time
 */
export async function startEstimateWorker(timeoutMs: number): Promise<Worker | null> {
  const worker = new Worker(program, {
    eval: true,
    workerData: resolveThirdParty('zxcvbn'),
    // The worker needs neither flags nor environment of the process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // Without a listener, an error of the worker would end the process.
  worker.on('error', () => {})
  const isReady = await listen<string>(worker, timeoutMs)
  worker.unref()
  if (isReady) return worker
  await worker.terminate()
  return null
}

/**
 * Waits for a worker's next message.
 *
 * @param request sent to the worker first
 * @returns null when none comes in time, or the worker ends
 */
export function listen<Message>(
  worker: Worker,
  timeoutMs: number,
  request?: EstimateRequest,
): Promise<Message | null> {
  return new Promise((resolve) => {
    const settle = (message: Message | null) => {
      clearTimeout(timer)
      worker.off('message', settle)
      worker.off('exit', onExit)
      resolve(message)
    }
    const onExit = () => settle(null)
    const timer = setTimeout(settle, timeoutMs, null)
    worker.on('message', settle)
    worker.on('exit', onExit)
    if (request) worker.postMessage(request)
  })
}
