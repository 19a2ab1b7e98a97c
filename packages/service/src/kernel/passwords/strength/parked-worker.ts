import type { Worker } from 'node:worker_threads'

/** How long a parked worker waits for the next service in this process; milliseconds. */
const parkedMs = 10_000

let parked: {
  readonly worker: Worker
  readonly timer: NodeJS.Timeout
  readonly onExit: () => void
} | null = null

/**
 * Keeps the idle worker of a stopped service, with its dictionaries, for the next service in this process. It does not
 * delay the end of the process, and ends when no service takes it.
 */
export async function parkWorker(worker: Worker): Promise<void> {
  if (parked) {
    await worker.terminate()
    return
  }
  const timer = setTimeout(() => {
    void takeParkedWorker()?.then((idle) => idle.terminate())
  }, parkedMs)
  timer.unref()
  // a worker that ends by itself is no longer offered
  const onExit = () => {
    clearTimeout(timer)
    parked = null
  }
  worker.once('exit', onExit)
  parked = { worker, timer, onExit }
}

/**
 * Takes the parked worker.
 *
 * @returns the worker, which then belongs to the caller; null when there is none
 */
export function takeParkedWorker(): Promise<Worker> | null {
  if (!parked) return null
  const { worker, timer, onExit } = parked
  clearTimeout(timer)
  worker.off('exit', onExit)
  parked = null
  return Promise.resolve(worker)
}
