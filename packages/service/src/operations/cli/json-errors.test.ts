import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { findNext, readFinding, toLine } from './finding.ts'

const { heard, run } = prepareTerminal()
const readJson = () => JSON.parse(heard.said.join('\n'))

describe('with --json, a program reads what is wrong and what to do', () => {
  test('doctor lists problems with the key to change', async () => {
    heard.env = { NODE_ENV: 'production', PORT: 'none' }
    expect(await run('doctor', '--json')).toBe(1)
    expect(heard.complaints).toEqual([])
    const { ok, problems } = readJson()
    expect(ok).toBe(false)
    expect(problems).toContainEqual({
      key: 'PORT',
      message: 'must be a number from 1 to 65535, got "none"',
      next: 'Correct PORT in the environment of the service, then run "portico doctor --json" again.',
    })
    expect(problems).toContainEqual(
      expect.objectContaining({
        key: 'portico.config.ts',
        next: 'Correct portico.config.ts, then run "portico doctor --json" again.',
      }),
    )
    for (const { key, message, next } of problems) {
      expect([key, message, next].every((text) => typeof text === 'string' && text !== '')).toBe(
        true,
      )
    }
  })

  test('doctor lists notes, and succeeds with them', async () => {
    await mkdir(join(heard.folder, 'public'))
    heard.env = { STATIC_FOLDERS: 'public' }
    expect(await run('doctor', '--json')).toBe(0)
    expect(readJson()).toEqual({
      ok: true,
      problems: [],
      notes: [
        {
          key: 'pages',
          message: expect.stringContaining('portico.js is in none of the static folders'),
          next: expect.stringContaining('STATIC_FOLDERS'),
        },
      ],
    })
  })

  test('doctor names a setting of the configuration file by its path', async () => {
    await writeFile(
      join(heard.folder, 'portico.config.mjs'),
      'export default { development: { allowedOrigins: ["nonsense"] } }',
    )
    expect(await run('doctor', '--json')).toBe(1)
    expect(readJson().problems).toEqual([
      expect.objectContaining({
        key: expect.stringContaining('allowedOrigins'),
        next: expect.stringMatching(/^Correct \S*allowedOrigins\S* in portico\.config\.ts, then/),
      }),
    ])
  })

  test('another command that fails does so too', async () => {
    expect(await run('users', 'list', '--json')).toBe(2)
    expect(heard.complaints).toEqual([])
    expect(readJson()).toEqual({
      ok: false,
      problems: [
        {
          key: 'users',
          message: expect.stringContaining('There is no database at '),
          next: 'Run "portico users --help" for its options.',
        },
      ],
      notes: [],
    })
    heard.env = { NODE_ENV: 'production' }
    expect(await run('keys', 'list', '--json')).toBe(1)
    expect(readJson().problems).toContainEqual(
      expect.objectContaining({ key: 'PORTICO_ROOT_KEY', next: expect.any(String) }),
    )
  })
})

test('each line of a method is a finding, with a step of its own', async () => {
  for (const topic of ['provider', 'texts', 'wallets', 'issuer', 'pages', 'test']) {
    const line = `wrong ${topic.padEnd(11)} something`
    expect(toLine(readFinding(line))).toBe(line)
    expect(findNext(topic)).not.toContain('in portico.config.ts, then run')
  }
  expect(() => readFinding('anything else')).toThrow('is no line of doctor')
})
