import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', folder), 'utf8'))
const names = Object.keys(exports)
  .filter((path) => path !== '.')
  .map((path) => path.slice(2))

/** The lines of code of a file, without comments and empty lines. */
const countLines = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length

test('each adapter is an entry of the package', () => {
  expect(names.length).toBeGreaterThan(0)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.map((name) => `${name}.ts`)))
})

test.each(names.filter((name) => name !== 'express'))(
  'the adapter for %s has at most 40 lines: what frameworks share stands elsewhere',
  (name) => expect(countLines(`${name}.ts`)).toBeLessThanOrEqual(40),
)
