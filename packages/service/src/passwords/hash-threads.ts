/**
 * Threads of our own for argon2id, of lower priority than everything else in the process: where all cores hash, the
 * event loop still gets one at once when it has something to do. Node's own threads have one priority for all work.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a hash costs; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

type Task =
  | { readonly text: string; readonly cost: HashCost }
  | { readonly text: string; readonly stored: string }

type Answer = { readonly value: string | boolean } | { readonly problem: string }

/** How long a thread waits for more work before it ends, the last one aside; milliseconds. */
const idleMs = 60_000

/** Far enough below the event loop that it is preferred, near enough that other programs leave the hashes a share. */
const niceness = 10

/** A thread's whole program, as text: it runs alike from sources, from the bundle and in tests. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { getPriority, setPriority } = require('node:os')
const { hashSync, verifySync } = require(workerData.argon2)
// On Linux 0 names the calling thread alone; elsewhere it would be the whole process.
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

/** Those that wait for work, the one that waits shortest last. */
const idle: Worker[] = []
const timers = new WeakMap<Worker, NodeJS.Timeout>()

/** Hashes a text anew. */
export async function hashOnThread(text: string, cost: HashCost): Promise<string> {
  return String(await runOnThread({ text, cost }))
}

/** Whether a text is what an argon2 hash was made of. @throws Error for what is no such hash */
export async function verifyOnThread(stored: string, text: string): Promise<boolean> {
  return (await runOnThread({ text, stored })) === true
}

/** On an idle thread or a new one: how many run at once is for the pool to say. */
async function runOnThread(task: Task): Promise<string | boolean> {
  const thread = idle.pop() ?? startThread()
  clearTimeout(timers.get(thread))
  thread.ref()
  const answer = await ask(thread, task)
  // One that ended has taken nothing with it but this hash.
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
    // Nothing of ours is its business: no flags, no environment.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  // Without a listener an error of the thread would end the process.
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
    // Somebody who logs in now and then finds one that is ready.
    if (idle.length > 1) void thread.terminate()
  }
  timers.set(thread, setTimeout(end, idleMs).unref())
}

/** @returns null when the thread ends */
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
 * How many hashes may run at once: one a core where their threads can be put behind the event loop. Elsewhere one core
 * is left to it, and within a quota of CPU time as well: what hashes used up would be missing, whoever comes first.
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

/** The cores' worth of time that this container may use; null when there is no bound. */
function readCpuQuota(): number | null {
  for (const file of quotaFiles) {
    try {
      // Version 2 has both in one file: `200000 100000`, or `max 100000`.
      const [quota, period = readFileSync(periodFile, 'utf8')] = readFileSync(file, 'utf8')
        .trim()
        .split(' ')
      const cores = Number(quota) / Number(period)
      return Number.isFinite(cores) && cores > 0 ? cores : null
    } catch {
      // Another version, or no Linux.
    }
  }
  return null
}

/**
 * How many hashes of other systems may run at once. They run on the threads that files and name look-ups need as well
 * (four unless UV_THREADPOOL_SIZE says otherwise): one is left to them, and one core to the event loop.
 */
export function countForeignHashes(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(availableParallelism(), threads) - 1)
}
