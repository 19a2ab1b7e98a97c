import type { Worker } from 'node:worker_threads'

/** How long it waits for a service that is started again in this process; milliseconds. */
const parkedMs = 10_000

let parked: {
  readonly worker: Worker
  readonly timer: NodeJS.Timeout
  readonly onExit: () => void
} | null = null

/**
 * Keeps the idle worker of a service that ends, with its dictionaries, for one that is started next. It does not hold
 * up the end of the process, and ends by itself when none comes.
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
  // one that ends by itself is nobody's
  const onExit = () => {
    clearTimeout(timer)
    parked = null
  }
  worker.once('exit', onExit)
  parked = { worker, timer, onExit }
}

/** @returns the worker that waits, if one does; it is the caller's from then on */
export function takeParkedWorker(): Promise<Worker> | null {
  if (!parked) return null
  const { worker, timer, onExit } = parked
  clearTimeout(timer)
  worker.off('exit', onExit)
  parked = null
  return Promise.resolve(worker)
}
