import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'

const { heard, run } = prepareTerminal()

/** Commands that may come first in a new installation. */
const beginners = ['start', 'migrate', 'clients add', 'users import', 'import']

/** Commands that examine whatever there is, also nothing. */
const examiners = ['doctor', 'healthcheck', 'upgrade --check']

/** The values for the placeholders of usage lines. */
const values: Readonly<Record<string, string>> = {
  '<user>': 'ada@example.com',
  '<client id>': 'client-app',
  '<sessions | identity-provider>': 'sessions',
  '<session id>': 'session-test-1',
  '<area>': 'US',
  '<id>': 'message-1',
  '--transport-key-file <file>': '--transport-key-file key',
  '--file <file>': '--file project.jsonl',
}

/** Lists all commands of the help, with their required arguments. */
async function listCommands(): Promise<readonly (readonly string[])[]> {
  await run('help')
  const names = heard.said
    .join('\n')
    .split('\n')
    .flatMap((line) => /^ {2}(\w+) {2,}/.exec(line)?.[1] ?? [])
  const usages: string[] = []
  for (const name of names) {
    await run(name, '--help')
    const lines = heard.said.join('\n').split('\n')
    usages.push(...lines.filter((line) => line.startsWith(`portico ${name}`)))
    if (!lines.some((line) => line.startsWith(`portico ${name}`))) usages.push(`portico ${name}`)
  }
  return usages.map((usage) => {
    const needed = usage.replace(/^portico /, '').replaceAll(/ {2,}[^\s<[-].*$|\[[^\]]*\]/g, '')
    const filled = Object.entries(values).reduce(
      (text, [placeholder, value]) => text.replace(placeholder, value),
      needed,
    )
    return filled.split(/\s+/).filter((word) => word !== '' && word !== '…')
  })
}

describe('a command in the wrong folder', () => {
  test('E5: every command that only uses an installation says that there is none, and makes nothing', async () => {
    const commands = await listCommands()
    expect(commands.length).toBeGreaterThan(18)
    for (const command of commands) {
      const line = command.join(' ')
      if (beginners.some((name) => line.startsWith(name))) continue
      const code = await run(...command)
      expect.soft(await readdir(heard.folder), line).toEqual([])
      if (examiners.includes(line)) continue
      expect.soft(heard.complaints.join(), line).toContain('There is no database at ')
      expect.soft(code, line).toBe(2)
    }
  })

  test('E5: a bare "portico" is help and no second service', async () => {
    expect(await run()).toBe(2)
    expect(heard.complaints.join()).toMatch(/^portico <command>/)
    expect(await readdir(heard.folder)).toEqual([])
  })
})
