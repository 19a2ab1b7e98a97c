/**
 * A new sender is its own folders and one line: `npm run new:sender` runs in a copy of the repository, and what it made
 * compiles, keeps the layers and passes the tests of all senders and its own.
 */
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  copyRepository,
  type RepositoryCopy,
  generatorTimeout as timeout,
} from './support/copy-repository.ts'

const test = takeTurns(import.meta.url)

/** The arguments of the generator, and the tests that follow from the registry, beside the sender's own. */
const rows: readonly (readonly [
  what: string,
  options: readonly string[],
  tests: readonly string[],
])[] = [
  [
    'texts',
    [],
    [
      'packages/service/src/senders',
      'packages/service/src/kernel/delivery/texts/register-sender-reports',
      'packages/service/src/operations/cli/send-test-message',
    ],
  ],
  [
    'mail',
    ['--channel', 'email'],
    ['packages/service/src/senders', 'packages/service/src/kernel/config/find-'],
  ],
]

describe.each(takeFirst(rows))('a sender of %s', (_what, options, tests) => {
  let copy: RepositoryCopy
  beforeAll(async () => {
    copy = await copyRepository('scripts/new-sender.mjs', 'example', ...options)
  }, timeout)
  afterAll(() => copy.remove())

  test('a generated sender consists of its own files, and one line in the registry of senders', () => {
    expect(copy.changed).toEqual([
      {
        file: 'packages/service/src/senders/index.ts',
        added: ["export { example } from './example/index.ts'"],
        growth: 1,
      },
    ])
    expect(copy.made.length).toBeGreaterThan(4)
    // Named after it, or in a folder that is.
    expect(copy.made.filter((file) => !/\/example[/.]/.test(file))).toEqual([])
  })

  // the compiler reads all of a package: this is for the long run
  test.each(takeRows([['packages/service', 'packages/testkit', 'e2e']], []))(
    'a generated sender compiles and keeps the layers: %s, %s and %s',
    { timeout },
    async (...packages) => {
      await copy.compileMade()
      await copy.compile(...packages)
      expect(await copy.checkLayers()).toBe('')
    },
  )

  // it starts a test run of its own: it is for the long run
  test.each(takeRows([...tests], []))(
    'a generated sender passes the tests in %s',
    { timeout },
    async (path) => {
      const { stdout } = await copy.runNode('scripts/test.mjs', path)
      expect(stdout).toMatch(/\d+ passed, 0 failed/)
    },
  )
})
