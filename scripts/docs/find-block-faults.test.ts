import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { findBlockFaults } from './find-block-faults.mjs'
import { splitCode } from './markdown.mjs'
import { readTabs } from './to-tabs.mjs'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')

const pages = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)

/** What promises that a reader can copy every block: the framework pages, and those with a tab per framework. */
const fromExamples = pages.filter(
  (page) => page.startsWith('docs/frameworks/') || readTabs(read(page)).length > 0,
)

describe('code blocks', () => {
  test.each(fromExamples)('%s: every block is taken from an example that a test runs', (page) => {
    const blocks = splitCode(read(page)).filter(({ isCode }) => isCode)
    expect(blocks.length).toBeGreaterThan(3)
    expect(findBlockFaults(read(page), { everyBlock: true })).toEqual([])
  })

  test('on every other page, a block that names an example is as the example is', () => {
    for (const page of pages)
      expect([page, findBlockFaults(read(page), { everyBlock: false })]).toEqual([page, []])
  })

  test('every example that a block names has a test that runs it', () => {
    const text = fromExamples.map(read).join('\n')
    const named = [
      ...new Set([...text.matchAll(/file=examples\/([^/\s]+)/g)].map(([, name]) => name)),
    ]
    expect(named).toHaveLength(9)
    const tests = ['e2e/frameworks.test.ts', 'e2e/react-vite.test.ts'].map(read).join('\n')
    const own = readdirSync(inRoot('examples'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.test.ts') && !file.includes('node_modules'),
    )
    for (const name of named)
      expect([
        name,
        tests.includes(`'${name}'`) ||
          own.some((file) => file.startsWith(`${name}/`)) ||
          tests.includes(`examples/${name}`),
      ]).toEqual([name, true])
  })
})

describe('the comparison of a block with its file', () => {
  const toBlock = (body: string, info = 'ts file=examples/next/proxy.ts') =>
    `\`\`\`${info}\n${body}\n\`\`\``
  const find = (block: string) => findBlockFaults(block, { everyBlock: true })

  test('takes a part of the file, with its name above and with another indentation', () => {
    expect(find(toBlock('// proxy.ts\n  export const proxy = createProxy(portico)'))).toEqual([])
  })

  test('takes parts in their order around a mark for what is left out', () => {
    const [first, last] = [
      "import { portico } from './lib/portico'",
      'export const proxy = createProxy(portico)',
    ]
    expect(find(toBlock(`${first}\n// …\n${last}`))).toEqual([])
    expect(find(toBlock(`${last}\n// …\n${first}`))).toHaveLength(1)
    expect(find(toBlock(`${first}\n${last}`))).toHaveLength(1)
  })

  test('refuses another word, a missing file, and a block that names none', () => {
    expect(find(toBlock('export const proxy = createProxy(other)'))).toHaveLength(1)
    expect(find(toBlock('x', 'ts file=examples/next/no.ts'))).toEqual([
      'there is no examples/next/no.ts',
    ])
    expect(find(toBlock('const own = 1', 'ts'))).toEqual(['names no file: const own = 1'])
  })

  test('takes commands of the package alone', () => {
    const toCommand = (line: string) => find(toBlock(line, 'sh file=examples/next/package.json'))
    expect(toCommand('npm install @portico/react @portico/server')).toEqual([])
    expect(toCommand('npm run build')).toEqual([])
    expect(toCommand('npm install left-pad')).toHaveLength(1)
    expect(toCommand('npm run deploy')).toHaveLength(1)
    expect(toCommand('rm -r node_modules')).toHaveLength(1)
  })
})
