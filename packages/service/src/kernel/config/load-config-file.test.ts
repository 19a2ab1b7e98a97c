import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadConfigFile } from './load-config-file.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Makes a folder with these files. */
function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-config-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const asConfig = (name: string) => ({ problems: [], config: { development: { name } } })

test('a configuration in TypeScript is read, as often as it is asked for', async () => {
  const folder = write({
    'names.ts': `export enum Name { First = 'First' }`,
    'portico.config.ts': `import { defineConfig } from '@portico/service'
import { Name } from './names.ts'
const name = await Promise.resolve(Name.First as string)
if (!import.meta.url.startsWith('file:')) throw new Error('nowhere')
export default defineConfig({ development: { name } })`,
  })
  expect(await loadConfigFile(folder)).toMatchObject(asConfig('First'))
  writeFileSync(join(folder, 'names.ts'), `export enum Name { First = 'Second' }`)
  expect(await loadConfigFile(folder)).toMatchObject(asConfig('Second'))
})

test('a configuration imports files however they are written, and packages', async () => {
  const folder = write({
    'portico.config.ts': `import { sep } from 'node:path'
import all, { left } from './parts'
import { right } from './right.js'
import text from './text.json'
import old, { more } from './old.cjs'
import { own } from 'own-package'
import { type Unused, ring } from './ring-a'
const { late } = await import('./late.mts')
const parts = [typeof sep, all, left, right, text.is, old.some, more, own, ring(), late, __dirname === import.meta.dirname]
export default { development: { name: parts.join(' ') } }`,
    'parts/index.ts': `export * from './left'\nexport { default } from './left'`,
    'parts/left.ts': `export const left: string = 'left'\nexport default 'all'`,
    'right.ts': `export const right = 'right' satisfies string`,
    'text.json': `{ "is": "text" }`,
    'old.cjs': `module.exports = { some: require('./older.cjs'), more: 'more' }`,
    'older.cjs': `module.exports = 'older'`,
    'node_modules/own-package/package.json': `{ "exports": { "import": "./own.mjs" } }`,
    'node_modules/own-package/own.mjs': `export const own = 'own'`,
    'ring-a.ts': `import { second } from './ring-b'
export interface Unused { readonly a: 1 }
export const first = 'ring'
export const ring = () => second()`,
    'ring-b.ts': `import { first } from './ring-a'\nexport const second = () => first`,
    'late.mts': `export const late = 'late'`,
  })
  expect(await loadConfigFile(folder)).toMatchObject(
    asConfig('string all left right text older more own ring late true'),
  )
})

test.each(['mjs', 'js'])(
  'a configuration in .%s imports defineConfig, built or not',
  async (kind) => {
    const folder = write({
      [`portico.config.${kind}`]: `import { defineConfig } from '@portico/service'
export default defineConfig({ development: { name: 'Plain' } })`,
    })
    expect(await loadConfigFile(folder)).toMatchObject(asConfig('Plain'))
  },
)

test('a configuration in CommonJS is read', async () => {
  const folder = write({
    'portico.config.js': `module.exports = { development: { name: __filename.slice(-17) } }`,
  })
  expect(await loadConfigFile(folder)).toMatchObject(asConfig('portico.config.js'))
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a mistake', { 'portico.config.ts': `const a = 1\n\nconst b: = 2` }, /portico\.config\.ts:3:10/],
  [
    'a mistake in a file that it imports',
    { 'portico.config.ts': `import './other'`, 'other.ts': `\nexport const (` },
    /other\.ts:2:14/,
  ],
  ['an exception', { 'portico.config.ts': `throw new Error('not today')` }, /not today/],
  ['a file that is not there', { 'portico.config.ts': `import './gone'` }, /gone/],
  ['a package that is not there', { 'portico.config.ts': `import 'gone-package'` }, /gone-package/],
])('%s is reported where it stands', async (_name, files, message) => {
  const { config, problems } = await loadConfigFile(write(files))
  expect(config).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]?.key).toBe('portico.config.ts')
  expect(problems[0]?.message).toMatch(/^cannot be run: /)
  expect(problems[0]?.message).toMatch(message)
})

test('no compiler of another tool is loaded for it', async () => {
  const { cache } = createRequire(import.meta.url)
  // another test of this process may have loaded such a module itself
  const before = Object.keys(cache)
  await loadConfigFile(write({ 'portico.config.ts': `export default {}` }))
  const loaded = Object.keys(cache).filter((path) => !before.includes(path))
  expect(loaded.filter((path) => /babel|[\\/]typescript[\\/]/.test(path))).toEqual([])
})
