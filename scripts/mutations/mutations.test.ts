import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { isolated } from '../test-projects.mjs'
import { mutations } from './index.mjs'
import { applyMutation, toProjects } from './mutation.mjs'
import { isBad, runMutation } from './run-mutations.mjs'
import { toVerdict } from './run-tests.mjs'

const mutation = {
  id: 'example',
  what: 'two is two',
  file: 'two.ts',
  find: 'two = 2',
  replace: 'two = 3',
  tests: ['two.test.ts'],
}

describe('the list of mutations', () => {
  test('has each id once', () => {
    const ids = mutations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names only texts that occur exactly once in their files', () => {
    const errors = mutations.flatMap((row) => {
      try {
        applyMutation(row, readFileSync(inRoot(row.file), 'utf8'))
        return []
      } catch (error) {
        return [`${row.id}: ${error}`]
      }
    })
    expect(errors).toEqual([])
  })

  test('names tests that exist', () => {
    const files = new Set(mutations.flatMap(({ tests }) => tests))
    expect([...files].filter((file) => !existsSync(inRoot(file)))).toEqual([])
  })
})

describe('a mutation', () => {
  test('inserts its replacement literally, even with special characters such as $&', () => {
    expect(applyMutation({ ...mutation, replace: '$& $1' }, 'const two = 2')).toBe('const $& $1')
  })

  test.each([
    ['gone', 'const three = 3', 'is not found in two.ts'],
    ['ambiguous', 'two = 2; two = 2', 'stands 2 times in two.ts'],
  ])('throws an error when its text is %s', (_, text, reason) => {
    expect(() => applyMutation(mutation, text)).toThrow(reason)
  })

  test('runs in the projects of its tests', () => {
    const files = [
      'packages/service/src/a.test.ts',
      'e2e/b.test.ts',
      'packages/client/src/c.test.ts',
      ...isolated,
    ]
    expect(toProjects(files)).toEqual(['service', 'e2e', 'unit', 'service-isolated'])
  })
})

describe('the outcome of a mutation', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutation-'))
    writeFileSync(join(folder, 'two.ts'), 'const two = 2')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test.each([
    ['failed', undefined, 'killed', false],
    ['passed', undefined, 'survived', true],
    ['broken', undefined, 'error', true],
    ['passed', 'nobody reads it', 'equivalent', false],
    ['failed', 'nobody reads it', 'error', true],
  ] as const)(
    'tests %s, listed as equivalent: %s -> %s',
    async (tests, equivalent, outcome, bad) => {
      let seen = ''
      const row = equivalent ? { ...mutation, equivalent } : mutation
      const result = await runMutation(row, folder, async () => {
        seen = readFileSync(join(folder, 'two.ts'), 'utf8')
        return { outcome: tests, note: 'a note' }
      })
      expect([seen, result.outcome, isBad(result)]).toEqual(['const two = 3', outcome, bad])
      expect(readFileSync(join(folder, 'two.ts'), 'utf8')).toBe('const two = 2')
    },
  )

  test('is an error, without running tests, when the text is gone', async () => {
    const result = await runMutation({ ...mutation, find: 'four' }, folder, () => {
      throw new Error('not to be called')
    })
    expect([result.outcome, result.note]).toEqual(['error', 'its text is not found in two.ts'])
  })
})

describe('a run of tests', () => {
  const report = (status: string, numPassedTests = 1) => ({
    numPassedTests,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [
      { name: '/copy/a.test.ts', status, assertionResults: [{ status, fullName: 'two is two' }] },
    ],
  })

  test('has noticed the mutation when a test failed, and names the test', () => {
    const verdict = toVerdict({ code: 1, output: '', report: report('failed') }, '/copy')
    expect(verdict).toEqual({ outcome: 'failed', note: 'a.test.ts: two is two' })
  })

  test('gives no verdict when files did not load, or no test ran', () => {
    const unloaded = { ...report('passed'), testResults: [] }
    expect(toVerdict({ code: 1, output: 'x', report: unloaded }, '/copy').outcome).toBe('broken')
    const none = { code: 0, output: '', report: report('skipped', 0) }
    expect(toVerdict(none, '/copy').outcome).toBe('broken')
  })
})
