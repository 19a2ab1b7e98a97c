import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSources } from './build-stale.mjs'

describe('a build', () => {
  let folder = ''
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const hash = () => hashSources(['src', 'lock.json'], folder)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-stale-'))
    mkdirSync(join(folder, 'src/deep'), { recursive: true })
    write('src/a.ts', 'a')
    write('src/deep/b.ts', 'b')
    write('lock.json', '{}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const changes: [string, () => void][] = [
    ['a source changes', () => write('src/deep/b.ts', 'c')],
    ['a source is added', () => write('src/c.ts', '')],
    ['a source is removed', () => rmSync(join(folder, 'src/a.ts'))],
    [
      'a source gets another name',
      () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/c.ts')),
    ],
    ['an installed version changes', () => write('lock.json', '{"version":2}')],
  ]
  test.each(changes)('is stale when %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  test('is not stale when only a modification time, a test or an output changed', () => {
    const before = hash()
    write('src/a.ts', 'a')
    write('src/a.test.ts', 'a test')
    mkdirSync(join(folder, 'src/dist'))
    write('src/dist/a.js', 'built')
    expect(hash()).toBe(before)
  })
})
