import { ForksPoolWorker } from 'vitest/node'

/**
 * @typedef {import('vitest/node').PoolWorker} PoolWorker
 * @typedef {import('vitest/node').PoolOptions} PoolOptions
 * @typedef {(argument: unknown) => void} Listener
 * @typedef {{ worker: ForksPoolWorker, config: string }} Kept
 */

/** @type {Set<Kept>} */
const idle = new Set()

process.once('exit', () => {
  for (const { worker } of idle) void worker.stop()
})

/**
 * A process of vitest's that does not end with its run: the next one finds its modules loaded and compiled. What
 * changed since then vitest invalidates there, as it does between the files of one run.
 *
 * @implements {PoolWorker}
 */
class KeptWorker {
  name = 'kept'
  cacheFs = true
  /** @type {Kept} */
  #kept
  #isReused
  #isBusy = false
  /** @type {[event: string, listener: Listener][]} */
  #listeners = []

  /** @param {PoolOptions} options */
  constructor(options) {
    // another configuration may be another pattern of names
    const config = JSON.stringify(options.project.serializedConfig)
    const found = [...idle].find((kept) => kept.config === config)
    if (found) idle.delete(found)
    this.#isReused = found !== undefined
    this.#kept = found ?? { worker: new ForksPoolWorker(options), config }
  }

  async start() {
    const kept = this.#kept
    if (!this.#isReused) {
      await kept.worker.start()
      kept.worker.on('exit', () => idle.delete(kept))
    }
    this.on('message', (message) => {
      if (isEnd(message)) this.#isBusy = false
    })
  }

  /** @param {import('vitest/node').WorkerRequest} message */
  send(message) {
    if (message.type === 'stop') return this.#answer('stopped')
    if (message.type === 'start' && this.#isReused) return this.#answer('started')
    if (message.type === 'run' || message.type === 'collect') this.#isBusy = true
    this.#kept.worker.send(message)
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this.#kept.worker.off(event, listener)
    this.#listeners = []
    // who is cancelled amidst a test may never come to its end
    if (this.#isBusy) await this.#kept.worker.stop()
    else idle.add(this.#kept)
  }

  /** @param {string} event @param {Listener} listener */
  on(event, listener) {
    this.#listeners.push([event, listener])
    this.#kept.worker.on(event, listener)
  }

  /** @param {string} event @param {Listener} listener */
  off(event, listener) {
    this.#listeners = this.#listeners.filter(([, one]) => one !== listener)
    this.#kept.worker.off(event, listener)
  }

  /** @param {unknown} data */
  deserialize(data) {
    return this.#kept.worker.deserialize(data)
  }

  /** @param {'started' | 'stopped'} type */
  #answer(type) {
    const answer = { type, __vitest_worker_response__: true }
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(answer)
  }
}

/** @param {unknown} message - whether it tells that the tests of a file are over */
const isEnd = (message) =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'testfileFinished'

/** The pool of watch mode. */
export const keptWorkers = {
  name: 'kept',
  /** @param {PoolOptions} options */
  createPoolWorker: (options) => new KeptWorker(options),
}
