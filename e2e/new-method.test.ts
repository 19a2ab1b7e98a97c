/**
 * A new method is its own folders and six lines: `npm run new:method` runs in a copy of the repository, and what it made
 * compiles, keeps the layers, passes its own tests and signs a person in.
 */
import { takeRows, takeTurns } from '@portico/testkit/run'
import { afterAll, beforeAll, expect } from 'vitest'
import {
  copyRepository,
  type RepositoryCopy,
  generatorTimeout as timeout,
} from './support/copy-repository.ts'

const test = takeTurns(import.meta.url)

let copy: RepositoryCopy
beforeAll(async () => {
  copy = await copyRepository('scripts/new-method.mjs', 'example')
}, timeout)
afterAll(() => copy.remove())

test('a generated method consists of its own files, and one line in each of at most six registries', () => {
  const { changed, made } = copy
  expect(changed.length).toBeLessThanOrEqual(6)
  for (const { file, added, growth } of changed) {
    expect([file, growth, added.length]).toEqual([file, 1, 1])
  }
  expect(made.length).toBeGreaterThan(20)
  // Named after it, or in a folder that is.
  expect(made.filter((file) => !/\/example[/.]/.test(file))).toEqual([])
})

test('a generated method compiles, keeps the layers and imports no other method', {
  timeout,
}, async () => {
  // each change compiles the method, its registries and all that these import; the long run every file
  await copy.compileMade()
  await copy.compile(...takeRows(['packages/service', 'packages/widget', 'e2e'], []))
  expect(await copy.checkLayers()).toBe('')
})

const ownTests = [
  'packages/service/src/methods/example',
  'packages/widget/src/methods/example',
  'packages/widget/src/methods/index.test.ts',
]

// both start a test run of their own: they are for the long run
test.each(
  takeRows(
    [
      ['the tests of a generated method pass', ownTests],
      ['the page of a generated method signs a user in', ['e2e/example']],
    ] as const,
    [],
  ),
)('%s', { timeout }, async (_, paths) => {
  const { stdout } = await copy.runNode('scripts/test.mjs', ...paths)
  expect(stdout).toMatch(/\d+ passed, 0 failed/)
})
