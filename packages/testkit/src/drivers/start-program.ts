import { type ChildProcess, spawn } from 'node:child_process'
import { findProgram } from '../browser/find-program.ts'

/** A program that runs until it is stopped. */
export interface StartedProgram {
  /** The program's message that it is ready; empty for a program without such a message. */
  readonly answer: string
  /** Stops the program, and waits until it has ended. */
  stop(): Promise<void>
}

/** Options of a program's start. */
export interface ProgramOptions {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /**
   * The message that the program is ready; its first group is the answer.
   *
   * @default the start does not wait for a message
   */
  readonly ready?: RegExp
  /** The Debian package with the program. */
  readonly packageName: string
}

/**
 * Starts a program, and waits until it is ready. The program may write its message to file descriptor 3, too.
 *
 * @throws Error that says which package to install
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
