/** Programs that run side by side, with their output in lines, and end together. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { ExitCode } from '@portico/service/cli'

/** What a program has to end by itself. */
const longestStopMs = 5_000

export type Group = ReturnType<typeof createGroup>

/** @param print prints a line */
export function createGroup(print: (line: string) => void) {
  const children = new Set<ChildProcess>()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  let isEnded = false
  let end: (code: ExitCode) => void = () => {}
  const ended = new Promise<ExitCode>((resolve) => {
    end = (code) => {
      isEnded = true
      resolve(code)
    }
  })
  const onSignal = () => end(0)
  for (const signal of signals) process.on(signal, onSignal)
  return {
    /** When a program has ended, with 1 when it failed, or a signal has arrived. */
    ended,
    hasEnded: () => isEnded,
    start(
      name: string,
      [program, ...args]: readonly [string, ...string[]],
      options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
    ) {
      const child = spawn(program, args, {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
        // npm, the framework's command and its workers end together
        detached: process.platform !== 'win32',
        shell: process.platform === 'win32',
      })
      children.add(child)
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => print(`[${name}] ${line}`))
      child.once('error', (error) => {
        print(`[${name}] ${error.message}`)
        end(1)
      })
      child.once('close', (code) => {
        children.delete(child)
        if (!isEnded) print(`[${name}] has ended${code ? ` with code ${code}` : ''}`)
        end(code === 0 ? 0 : 1)
      })
    },
    /** Ends all programs, and what they have started. */
    async stop() {
      await Promise.all([...children].map(stopChild))
      for (const signal of signals) process.off(signal, onSignal)
    },
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve))
  signalAll(child, 'SIGTERM')
  const timer = setTimeout(() => signalAll(child, 'SIGKILL'), longestStopMs)
  await closed
  clearTimeout(timer)
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // it has ended meanwhile
  }
}
