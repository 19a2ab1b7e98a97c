/**
 * Threads for argon2id with a lower priority than the rest of the process: even when all cores hash, the event loop
 * gets a core at once. Node's thread pool has only one priority.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The cost of a hash; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

type Task =
  | { readonly text: string; readonly cost: HashCost }
  | { readonly text: string; readonly stored: string }

type Answer = { readonly value: string | boolean } | { readonly problem: string }

/** How long an idle thread waits for work before it ends, except the last one; milliseconds. */
const idleMs = 60_000

/** Low enough that the event loop takes precedence, high enough that other programs leave the hashes a share. */
const niceness = 10

/** A thread's whole program as text, so that it works from the sources, from the bundle and in tests. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { getPriority, setPriority } = require('node:os')
const { hashSync, verifySync } = require(workerData.argon2)
// On Linux, 0 means the calling thread only; elsewhere it would mean the process.
if (process.platform === 'linux') try {
  setPriority(0, Math.min(19, getPriority(0) + workerData.niceness))
} catch {}
parentPort.on('message', ({ text, cost, stored }) => {
  try {
    const value = cost ? hashSync(text, cost) : verifySync(stored, text)
    parentPort.postMessage({ value })
  } catch (error) {
    parentPort.postMessage({ problem: String(error && error.message) })
  }
})
`

/** Idle threads; the one that became idle last is at the end. */
const idle: Worker[] = []
const timers = new WeakMap<Worker, NodeJS.Timeout>()

/** Hashes a text with a new salt. */
export async function hashOnThread(text: string, cost: HashCost): Promise<string> {
  return String(await runOnThread({ text, cost }))
}

/** True when an argon2 hash was made of the text. @throws Error for a text that is no such hash */
export async function verifyOnThread(stored: string, text: string): Promise<boolean> {
  return (await runOnThread({ text, stored })) === true
}

/** Runs a task on an idle or new thread; the pool limits how many run at once. */
async function runOnThread(task: Task): Promise<string | boolean> {
  const thread = idle.pop() ?? startThread()
  clearTimeout(timers.get(thread))
  thread.ref()
  const answer = await ask(thread, task)
  // The thread ended, and only this hash is lost.
  if (answer === null) throw new Error('A thread that hashes has ended.')
  thread.unref()
  rest(thread)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.value
}

function startThread(): Worker {
  const thread = new Worker(program, {
    eval: true,
    workerData: { argon2: createRequire(import.meta.url).resolve('@node-rs/argon2'), niceness },
    // The thread needs neither flags nor environment of the process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  // Without a listener, an error of the thread would end the process.
  thread.on('error', () => {})
  thread.once('exit', () => {
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  })
  return thread
}

function rest(thread: Worker): void {
  idle.push(thread)
  const end = () => {
    // One thread stays ready for occasional sign-ins.
    if (idle.length > 1) void thread.terminate()
  }
  timers.set(thread, setTimeout(end, idleMs).unref())
}

/**
 * Sends a task to a thread.
 *
 * @returns null when the thread ends
 */
function ask(thread: Worker, task: Task): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      thread.off('message', settle)
      thread.off('exit', onExit)
      resolve(answer)
    }
    const onExit = () => settle(null)
    thread.on('message', settle)
    thread.on('exit', onExit)
    thread.postMessage(task)
  })
}

/**
 * Returns how many hashes may run at once: one per core where hashing threads can have a lower priority. Elsewhere, and
 * under a quota of CPU time, one core is left to the event loop, because hashes would use up its time whatever their
 * priority.
 */
export function countHashThreads(
  cores = availableParallelism(),
  platform: string = process.platform,
  quota = readCpuQuota(),
): number {
  const within = quota === null ? cores : Math.min(cores, Math.ceil(quota))
  return platform === 'linux' && quota === null ? cores : Math.max(1, within - 1)
}

const quotaFiles = ['/sys/fs/cgroup/cpu.max', '/sys/fs/cgroup/cpu/cpu.cfs_quota_us'] as const
const periodFile = '/sys/fs/cgroup/cpu/cpu.cfs_period_us'

/** Returns how many cores' time this container may use; null without a limit. */
function readCpuQuota(): number | null {
  for (const file of quotaFiles) {
    try {
      // Version 2 of cgroups has both numbers in one file: `200000 100000`, or `max 100000`.
      const [quota, period = readFileSync(periodFile, 'utf8')] = readFileSync(file, 'utf8')
        .trim()
        .split(' ')
      const cores = Number(quota) / Number(period)
      return Number.isFinite(cores) && cores > 0 ? cores : null
    } catch {
      // Another version of cgroups, or not Linux.
    }
  }
  return null
}

/**
 * Returns how many hashes of imported formats may run at once. They run in Node's thread pool, which files and name
 * look-ups need as well (four threads unless UV_THREADPOOL_SIZE is set): one thread is left to those, and one core to
 * the event loop.
 */
export function countForeignHashes(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(availableParallelism(), threads) - 1)
}
