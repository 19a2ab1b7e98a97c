/**
 * A new root is its own files and one line: `npm run new:root` runs in a copy of the repository, and what it made compiles,
 * keeps the layers, passes its tests, and is drawn in a browser, in the page, in a shadow root and by React, and by servers
 * in the HTML of pages.
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
  copy = await copyRepository('scripts/new-root.mjs', 'example')
}, timeout)
afterAll(() => copy.remove())

test('a generated root consists of its own files, one line in the registry of roots, and derived lists', () => {
  expect(copy.changed).toEqual([
    {
      file: 'packages/widget/src/roots/index.ts',
      added: ["export * from './example/index.ts'"],
      growth: 1,
    },
  ])
  expect(copy.made.length).toBeGreaterThan(12)
  // Named after it, or in a folder that is.
  expect(copy.made.filter((file) => !/\/example[/.]/.test(file))).toEqual([])
})

const compiled = ['packages/widget', 'packages/react', 'apps/playground', 'e2e']

// the compiler reads all of a package: this is for the long run
test.each(takeRows([compiled], []))(
  'a generated root compiles and keeps the layers: %s, %s, %s and %s',
  { timeout },
  async (...packages) => {
    await copy.compileMade(['packages/react/src/react-server.ts'])
    await copy.compile(...packages)
    expect(await copy.checkLayers()).toBe('')
  },
)

const ownTests = ['packages/widget/src/roots', 'packages/widget/src/standalone']

/** These stand on a build: its pages, its React component, and the entry for server components. */
const builtTests = [
  'e2e/example',
  'e2e/react-first-screens',
  'packages/react/src/roots',
  'packages/react/src/react-server',
]

// all start runs of their own: they are for the long run
test.each(
  takeRows(
    [
      ['the tests of a generated root and of all roots pass', ownTests],
      [
        'a generated root is drawn in a page, in a shadow root, by React, and in the HTML of servers',
        builtTests,
      ],
    ] as const,
    [],
  ),
)('%s', { timeout }, async (_, paths) => {
  const { stdout } = await copy.runNode('scripts/test.mjs', ...paths)
  expect(stdout).toMatch(/\d+ passed, 0 failed/)
})
