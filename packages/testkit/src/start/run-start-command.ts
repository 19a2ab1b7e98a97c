import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../world/find-free-port.ts'
import type { InboxMessage } from '../world/inbox.ts'

const command = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url))
const maxWaitMs = 120_000

/** A running `npm start`: the built service with the playground and the dev inbox. */
export interface StartedCommand {
  readonly origin: string
  readonly publicToken: string
  /** Returns its output so far, from both streams. */
  readonly output: () => string
  /** Loads the messages to an address, newest first. */
  loadInbox(to: string): Promise<InboxMessage[]>
  /** Stops it by SIGTERM. @returns its exit code */
  stop(): Promise<number | null>
}

/** The command behind `npm start`, in this repository. */
const startOfRepository: StartCommand = { program: process.execPath, args: [command] }

/** A command that starts the service. */
export interface StartCommand {
  readonly program: string
  readonly args: readonly string[]
  /** The folder to start it in. */
  readonly cwd?: string
  /** Beside the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a command that starts the service, by default that of `npm start`, with a new data folder, and waits until it
 * listens.
 *
 * @throws Error with the command's output when it ends instead
 */
export async function runStartCommand(
  port?: number,
  { program, args, cwd, env }: StartCommand = startOfRepository,
): Promise<StartedCommand> {
  const chosen = port ?? (await findFreePort())
  const origin = `http://localhost:${chosen}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-start-'))
  const child = spawn(program, [...args], {
    cwd,
    env: {
      ...process.env,
      PORT: String(chosen),
      DATA_FOLDER: dataFolder,
      NODE_ENV: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const load = async (path: string) => (await fetch(origin + path)).json()

  // waits for its greeting, because on a used port another process could answer
  const greeted = waitUntil(() => output.includes(origin))
  const isReady = await Promise.race([ended.then(() => false), greeted])
  if (!isReady) {
    child.kill('SIGKILL')
    const code = await ended
    rmSync(dataFolder, { recursive: true, force: true })
    throw new Error(`The command ended with exit code ${code}:\n${output}`)
  }
  return {
    origin,
    publicToken: (await load('/dev/project')).public_token,
    output: () => output,
    loadInbox: (to) => load(`/dev/inbox?to=${encodeURIComponent(to)}`),
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      rmSync(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}

async function waitUntil(isSo: () => boolean): Promise<boolean> {
  const end = Date.now() + maxWaitMs
  while (Date.now() < end) {
    if (isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
