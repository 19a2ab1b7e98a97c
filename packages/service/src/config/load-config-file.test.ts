import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfigFile } from './load-config-file.ts'

const listCompilers = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) => path.endsWith('babel.cjs'))

test('a configuration in TypeScript is read, and its compiler is not kept in memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-config-'))
  try {
    writeFileSync(join(folder, 'names.ts'), `export enum Name { First = 'First' }`)
    writeFileSync(
      join(folder, 'portico.config.ts'),
      `import { defineConfig } from '@portico/service'
import { Name } from './names.ts'
const name = await Promise.resolve(Name.First as string)
if (!import.meta.url.startsWith('file:')) throw new Error('nowhere')
export default defineConfig({ development: { name } })`,
    )
    for (const time of ['first', 'again']) {
      const loaded = await loadConfigFile(folder)
      expect([time, loaded]).toMatchObject([
        time,
        { problems: [], config: { development: { name: 'First' } } },
      ])
      expect(listCompilers()).toEqual([])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
