import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()

beforeEach(async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  const { database } = await loadConfig(terminal())
  const storage = await openStorage(database)
  await storage.migrate()
  await storage.close()
  await writeFile(join(heard.folder, 'taken'), 'kept')
  await mkdir(join(heard.folder, 'folder'))
})

/** All options that name a file to write. */
const writing = [
  'audit export --file',
  'users export --output',
  'export --transport-key-file key --file',
]

describe.each(writing)('%s', (line) => {
  const command = line.split(' ')
  test.each([
    ['taken', 'The file taken already exists.'],
    ['folder', 'The file folder already exists.'],
    ['none/a', 'The file none/a cannot be created: its folder does not exist.'],
    ['taken/a', 'The file taken/a cannot be created: a part of its path is a file.'],
    ['a'.repeat(300), `The file ${'a'.repeat(300)} cannot be created: its name is too long.`],
  ])('S13: refuses %j with a sentence, and touches nothing', async (name, sentence) => {
    expect(await run(...command, name)).toBe(2)
    expect(heard.complaints).toEqual([sentence])
    expect(await readFile(join(heard.folder, 'taken'), 'utf8')).toBe('kept')
  })
})

test('S13: a transport key that cannot be created is refused with a sentence', async () => {
  expect(await run('export', '--file', 'all', '--transport-key-file', 'none/key')).toBe(2)
  expect(heard.complaints).toEqual([
    'The file none/key cannot be created: its folder does not exist.',
  ])
})
