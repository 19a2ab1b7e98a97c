import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { runPortico } from '../operations/cli/portico.ts'

/** The output of the last command, and the folder in which it ran. */
interface Heard {
  folder: string
  /** Further environment variables; the next test starts without them. */
  env: Record<string, string>
  said: string[]
  complaints: string[]
  drawn: string[]
}

/** Runs commands as an operator does. Each test has its own folder, and can read the last command's output. */
export function prepareTerminal() {
  const heard: Heard = { folder: '', env: {}, said: [], complaints: [], drawn: [] }
  const terminal = () => ({
    env: { LOG_LEVEL: 'silent', USER: 'grace', ...heard.env },
    workingFolder: heard.folder,
    say: (line: string) => void heard.said.push(line),
    complain: (line: string) => void heard.complaints.push(line),
    draw: (text: string) => void heard.drawn.push(text),
  })

  beforeEach(async () => {
    heard.env = {}
    heard.folder = await mkdtemp(join(tmpdir(), 'portico-cli-'))
  })
  afterEach(() => rm(heard.folder, { recursive: true, force: true }))

  return {
    heard,
    /** The terminal that commands get; it also finds the folder's configuration. */
    terminal,
    /**
     * Runs a command.
     *
     * @returns the exit code
     */
    async run(...args: readonly string[]): Promise<number> {
      Object.assign(heard, { said: [], complaints: [], drawn: [] })
      return runPortico(args, terminal())
    },
  }
}
