import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

/** The e2e files, from the root, without `.test.ts`. */
const files = readdirSync(inRoot('e2e'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => `e2e/${file.replace(/\.test\.ts$/, '')}`)

const read = (file: string) => readFileSync(inRoot(`${file}.test.ts`), 'utf8')

/** The calls of `inLongRun` and `describeInLongRun` in a file: the file that they name, and the title, if any. */
const listLongRuns = (file: string) =>
  [...read(file).matchAll(/[iI]nLongRun\(\s*'([^']+)'(?:,\s*'([^']+)',?\s*)?\)/g)].map(
    ([, proof = '', title]) => ({ file, proof, title }),
  )

/** Whether a file has a test that runs in each change: this one, if a title is given. */
function hasTestInEachChange(file: string, title?: string) {
  const source = read(file)
  if (!title) return /\b(test|it)(\.\w+)*[(<]/.test(source)
  return source
    .split(`'${title}'`)
    .slice(0, -1)
    .some((_, place, parts) => {
      const before = parts.slice(0, place + 1).join(`'${title}'`)
      return [...before.matchAll(/\b(test|it|inLongRun)(\.\w+)*[(<]/g)].at(-1)?.[1] !== 'inLongRun'
    })
}

const longRuns = files.flatMap(listLongRuns)

test('each test of the long run alone names a file with a test that proves its promise in each change', () => {
  expect(longRuns.length).toBeGreaterThan(0)
  expect(
    longRuns.filter(
      ({ proof, title }) =>
        !existsSync(inRoot(`${proof}.test.ts`)) || !hasTestInEachChange(proof, title),
    ),
  ).toEqual([])
})

test('a test whose promise is proved in its own file names the other test’s title', () => {
  expect(longRuns.filter(({ file, proof, title }) => file === proof && !title)).toEqual([])
})
