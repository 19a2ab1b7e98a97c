/**
 * A new method is its own folders and six lines: `npm run new:method` runs in a copy of the repository, and what it made
 * compiles, keeps the layers, passes its own tests and signs a person in.
 */

import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { takeRows } from '@portico/testkit/run'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** It compiles, builds and tests as a developer does, beside whatever else the machine does; milliseconds. */
const timeout = 600_000

let copy: string
let files: readonly string[]
/** The files that the generator made, and the registries that it changed. */
let made: readonly string[]
let changed: readonly string[]

/** Runs Node in the copy, on the engine that needs no server. */
const runNode = (...args: string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, PORTICO_TEST_ENGINE: 'sqlite', CI: '' },
    maxBuffer: 50_000_000,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'portico-new-method-'))
  files = listFiles(root)
  for (const file of files) cpSync(join(root, file), join(copy, file))
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const folder of new Set(files.map(dirname))) {
    const own = join(root, folder, 'node_modules')
    if (folder !== '.' && existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'))
  }
  await runNode('scripts/new-method.mjs', 'example')
  made = listFiles(copy).filter((file) => !files.includes(file))
  changed = files.filter((file) => read(root, file) !== read(copy, file))
}, timeout)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** All that a checkout has: nothing installed, built or kept. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|coverage|\.git|\.cache|\.portico)$/.test(entry.name)) return []
    return entry.isDirectory()
      ? listFiles(join(folder, entry.name)).map((file) => join(entry.name, file))
      : entry.name
  })

/** What is installed is shared; the repository's own packages are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@portico'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@portico' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@portico'))) {
    symlinkSync(readlinkSync(join(from, '@portico', name)), join(to, '@portico', name))
  }
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

test('a generated method consists of its own files, and one line in each of at most six registries', () => {
  expect(changed.length).toBeLessThanOrEqual(6)
  for (const file of changed) {
    const before = read(root, file).split('\n')
    const after = read(copy, file).split('\n')
    const added = after.filter((line) => !before.includes(line))
    expect([file, after.length - before.length, added.length]).toEqual([file, 1, 1])
  }
  expect(made.length).toBeGreaterThan(20)
  // Named after it, or in a folder that is.
  expect(made.filter((file) => !/\/example[/.]/.test(file))).toEqual([])
})

test('a generated method compiles, keeps the layers and imports no other method', {
  timeout,
}, async () => {
  // under the options of the end-to-end tests, which import the sources of every package
  const own = {
    extends: './e2e/tsconfig.json',
    include: [],
    files: [...made, ...changed].filter((file) => /\.tsx?$/.test(file)),
  }
  writeFileSync(join(copy, 'tsconfig.example.json'), JSON.stringify(own))
  // each change compiles the method, its registries and all that these import; the long run every file
  const projects = ['tsconfig.example.json', 'packages/service', 'packages/widget', 'e2e']
  for (const project of takeRows(projects, ['tsconfig.example.json'])) {
    await runNode(
      'node_modules/typescript-7/bin/tsc',
      '--noEmit',
      '--singleThreaded',
      '-p',
      project,
    )
  }
  const check =
    "import('./scripts/layers/check-layers.mjs').then(({ checkLayers }) => console.log(checkLayers().output))"
  expect((await runNode('-e', check)).stdout.trim()).toBe('')
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
  const { stdout } = await runNode('scripts/test.mjs', ...paths)
  expect(stdout).toMatch(/\d+ passed, 0 failed/)
})
