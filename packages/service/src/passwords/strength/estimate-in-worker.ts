import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** What zxcvbn says of a password. */
export interface Estimate {
  /** 0 to 4. */
  readonly score: number
  /** One of its English sentences, or empty. */
  readonly warning: string
  readonly suggestions: readonly string[]
}

/** What a worker is told, and what it tells. */
export interface EstimateRequest {
  readonly password: string
  /** The person's own words: address, name, project. */
  readonly words: readonly string[]
}

/**
 * The worker's whole program, as text: it runs alike from sources, from the bundle and in tests. It loads the
 * dictionaries once (some 40 ms), then answers one request at a time.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const zxcvbn = require(workerData)
parentPort.on('message', ({ password, words }) => {
  const { score, feedback } = zxcvbn(password, words)
  parentPort.postMessage({ score, warning: feedback.warning, suggestions: feedback.suggestions })
})
`

/** Starts a worker. The process may end while it is idle. */
export function startEstimateWorker(): Worker {
  const zxcvbn = createRequire(import.meta.url).resolve('zxcvbn')
  const worker = new Worker(program, {
    eval: true,
    workerData: zxcvbn,
    // Nothing of ours is its business: no flags, no environment, no output.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  worker.unref()
  return worker
}
