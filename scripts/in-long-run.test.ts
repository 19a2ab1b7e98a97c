import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

/** The e2e files, from the root. */
const files = readdirSync(inRoot('e2e'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => `e2e/${file}`)

test('each test of the long run alone names a test file that proves its promise in each change', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/[iI]nLongRun\('([^']+)'\)/g)].map(
      ([, proof]) => `${proof}.test.ts`,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((proof) => !existsSync(inRoot(proof)))).toEqual([])
})
