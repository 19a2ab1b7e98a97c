/**
 * A new language is its own folders and one line: `npm run new:locale` runs in a copy of the repository. What it made compiles
 * and passes the tests of all languages, the widget shows it, and a fault in it fails the build in its own folders.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeRows } from '@portico/testkit/run'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  copyRepository,
  type RepositoryCopy,
  generatorTimeout as timeout,
} from './support/copy-repository.ts'

const tag = 'tlh'
const folders = ['service', 'widget'].map((name) => `packages/${name}/src/locales/${tag}/`)
const isOwn = (file: string) => folders.some((folder) => file.startsWith(folder))

let copy: RepositoryCopy
beforeAll(async () => {
  copy = await copyRepository('scripts/new-locale.mjs', tag)
}, timeout)
afterAll(() => copy.remove())

/** What the files of the language were before a test changed them. */
const before = new Map<string, string>()
afterEach(() => {
  for (const [path, text] of before) writeFileSync(path, text)
  before.clear()
})

/** Changes a file of the language for the time of a test. */
function change(file: string, toText: (text: string) => string): void {
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  expect(toText(text)).not.toBe(text)
  before.set(path, text)
  writeFileSync(path, toText(text))
}

const check =
  "import('./scripts/locales/check-locales.mjs').then(async ({ checkLocales }) => console.log((await checkLocales()).output))"
const findFaults = async () =>
  (await copy.runNode('-e', check)).stdout.split('\n').filter((line) => line !== '')

/** The errors of the compiler, a line each. */
const compile = (project: string): Promise<string[]> =>
  copy.compile(project).then(
    () => [],
    (error: Error) => error.message.split('\n').filter((line) => line.includes(': error TS')),
  )

const [mails, main] = [`${folders[0]}mails.ts`, `${folders[1]}main.ts`]
const passwords = `${folders[1]}passwords.ts`

test('a generated language consists of its own folders, and one line in the list of languages', async () => {
  expect(copy.changed).toEqual([
    {
      file: 'packages/contract/src/foundation/languages.ts',
      added: [`  ${tag}: 'ltr',`],
      growth: 1,
    },
  ])
  expect(copy.made.length).toBeGreaterThan(30)
  expect(copy.made.filter((file) => !isOwn(file))).toEqual([])
  expect(await findFaults()).toEqual([])
})

test.each(takeRows([['packages/service', 'packages/widget', 'e2e']], []))(
  'a generated language compiles and keeps the layers: %s, %s and %s',
  { timeout },
  async (...packages) => {
    await copy.compileMade()
    await copy.compile(...packages)
    expect(await copy.checkLayers()).toBe('')
  },
)

const faults = [
  ['a text that is missing', main, /\n.*'tab\.text'.*/, ''],
  ['another placeholder', mails, '{city}', '{town}'],
  ['another mark', passwords, /<bold>|<\/bold>/g, ''],
  ['a text that English has not', main, "  'tab.text'", "  'tab.own': 'Own',\n  'tab.text'"],
] as const

// scripts/locales/*.test.ts find each of these in every change
test.each(takeRows(faults, []))(
  '%s fails the build with an error in the language’s folder',
  { timeout },
  async (_, file, find, replace) => {
    change(file, (text) => text.replace(find, replace))
    const found = await findFaults()
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((line) => !line.startsWith(`${file}: `))).toEqual([])
    await expect(copy.runNode('scripts/build.mjs')).rejects.toThrow(found[0])
  },
)

// the compiler reads all of a package: this is for the long run
test.each(
  takeRows(
    [
      ['packages/service', folders[0] ?? ''],
      ['packages/widget', folders[1] ?? ''],
    ] as const,
    [],
  ),
)(
  'all texts missing in %s are at most 40 errors of the check and of the compiler, all in the language’s folder',
  { timeout },
  async (project, folder) => {
    const rooms = copy.made.filter(
      (file) => file.startsWith(folder) && file.endsWith('.ts') && !file.endsWith('index.ts'),
    )
    for (const file of rooms) {
      change(file, (text) => text.replaceAll(/(Translation<.*>) = \{.*?\n\}/gs, '$1 = {}'))
    }
    const found = await findFaults()
    expect(found).toHaveLength(40)
    expect(found.slice(0, -1).filter((line) => !line.startsWith(folder))).toEqual([])
    const errors = await compile(project)
    expect(errors.length).toBeGreaterThanOrEqual(rooms.length)
    expect(errors.length).toBeLessThanOrEqual(40)
    expect(errors.filter((line) => !line.includes(folder))).toEqual([])
  },
)

/** A page in the language, with one translated sentence; it runs in the copy, on the copy's own build. */
const page = `import { expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const startJourney = prepareJourneys()

test('the widget is in the language', async () => {
  const { visit } = await startJourney({ surface: main })
  const { widget } = await visit({ mount: { ...byCode, locale: '${tag}' } })
  await widget.getByRole('heading', { name: 'yI’el', exact: true }).waitFor()
  expect(await widget.getByRole('button', { name: 'Continue with email' }).count()).toBe(1)
})
`

/** What asks for a translation fails until there is one. */
const translated = `^(?!.*(is complete in ${tag}|no language of the product is one))`

// they build and start a test run of their own: they are for the long run
test.each(
  takeRows(
    [
      [
        'passes the tests of all languages',
        [
          'scripts/locales',
          'packages/widget/src/locales',
          'packages/service/src/kernel/delivery/m',
        ],
      ],
      ['is shown by the widget, with its changed sentence', ['e2e/example-language']],
    ] as const,
    [],
  ),
)('a generated language %s', { timeout }, async (_, paths) => {
  change(`${folders[1]}shared.ts`, (text) => text.replace('Sign up or log in', 'yI’el'))
  writeFileSync(join(copy.folder, 'e2e/example-language.test.ts'), page)
  const { stdout } = await copy.runNode('scripts/test.mjs', ...paths, '-t', translated)
  expect(stdout).toMatch(/\d+ passed, 0 failed/)
})
