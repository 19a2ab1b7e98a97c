import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { runPortico } from '../cli/portico.ts'

/** What the last command said, complained of and drew, and the folder it ran in. */
interface Heard {
  folder: string
  /** Variables beside those that every command has; gone with the next test. */
  env: Record<string, string>
  said: string[]
  complaints: string[]
  drawn: string[]
}

/** Commands as an operator gives them: every test in a folder of its own, with what the last command said. */
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
    /** What a command is given; also what finds the configuration of the folder. */
    terminal,
    /** @returns the exit code */
    async run(...args: readonly string[]): Promise<number> {
      Object.assign(heard, { said: [], complaints: [], drawn: [] })
      return runPortico(args, terminal())
    },
  }
}
