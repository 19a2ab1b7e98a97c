import { type ChildProcess, spawn } from 'node:child_process'
import { findProgram } from '../browser/find-program.ts'

/** A program that runs until it is stopped. */
export interface StartedProgram {
  /** What it said when it was ready; empty where it says nothing. */
  readonly answer: string
  /** Stops it, and waits until it is gone. */
  stop(): Promise<void>
}

/** How a program is started. */
export interface ProgramOptions {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** What it says when it is ready; the first group is the answer. @default not waited for: it says nothing */
  readonly ready?: RegExp
  /** The Debian package that has it. */
  readonly packageName: string
}

/**
 * Starts a program, and waits until it is ready. It may say so on its third file, too.
 *
 * @throws Error that says what to install
 */
export async function startProgram(
  names: readonly string[],
  { args, env, ready, packageName }: ProgramOptions,
): Promise<StartedProgram> {
  const file = findProgram(names, process.env.PATH)
  if (!file) {
    throw new Error(
      `The browser tests need ${names[0]}. On Debian:\n\n` +
        `  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${packageName}`,
    )
  }
  const program = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => program.on('close', () => resolve()))
  return {
    answer: ready ? await waitForAnswer(program, names[0] ?? file, ready) : '',
    async stop() {
      program.kill()
      await gone
    },
  }
}

function waitForAnswer(program: ChildProcess, name: string, ready: RegExp): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of program.stdio) {
      stream?.on('data', (chunk) => {
        said += chunk
        const [, answer] = ready.exec(said) ?? []
        if (answer !== undefined) resolve(answer)
      })
    }
    program.on('error', reject)
    program.on('exit', (code) => reject(new Error(`${name} ended with ${code}:\n${said}`)))
  })
}
