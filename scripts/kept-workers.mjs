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
    if (!this.#isReused) await this.#kept.worker.start()
  }

  /** @param {import('vitest/node').WorkerRequest} message */
  send(message) {
    if (message.type === 'stop') this.#answer('stopped')
    else if (message.type === 'start' && this.#isReused) this.#answer('started')
    else this.#kept.worker.send(message)
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this.#kept.worker.off(event, listener)
    this.#listeners = []
    const kept = this.#kept
    kept.worker.on('exit', () => idle.delete(kept))
    idle.add(kept)
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

/** The pool of watch mode. */
export const keptWorkers = {
  name: 'kept',
  /** @param {PoolOptions} options */
  createPoolWorker: (options) => new KeptWorker(options),
}
