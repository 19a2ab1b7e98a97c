/**
 * The elements have types in the templates of each framework: a right use compiles, and a wrong one is refused with an
 * error that names it. The folders beside this file hold the uses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { takeRows } from '@portico/testkit/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Compiler,
  compileHere,
  installCompilers,
  type Refusals,
} from '../support/element-compilers.ts'

const docs = readFileSync(new URL('../../docs/elements.md', import.meta.url), 'utf8')

/** Installing takes what the registry takes, and a build where one is stale; milliseconds. */
const timeout = 1_200_000

/** What the error about each wrong use says. */
const wrongUses: Readonly<Record<string, RegExp>> = {
  'wrong-type': /'string' is not assignable to type 'Strings'/,
  'wrong-product': /"opt\\?"' is not assignable to type 'Product'/,
  'unknown-field': /product"?' does not exist in type 'LoginConfig'/,
  'unknown-property': /konfig/,
  'wrong-attribute': /"open\\?"' is not assignable/,
  'wrong-element': /portico-signin|no such element of Portico/,
  // React 18 would write it as an attribute
  property: /'config' does not exist/,
}

const listFiles = (language: string) =>
  readdirSync(new URL(language, import.meta.url)).filter((file) => file !== 'tsconfig.json')
const toName = (file: string) => file.replace(/\.\w+$/, '')
const isWrong = (file: string) => toName(file) in wrongUses

/** What every language refuses; React 18 sets no properties. */
const always = ['unknown-field', 'unknown-property', 'wrong-element', 'wrong-product', 'wrong-type']
const inReact18 = ['property', 'wrong-element']

function describeLanguage(language: string, compile: Compiler) {
  const files = listFiles(language)
  let refusals: Refusals
  beforeAll(async () => {
    refusals = await compile(language)
  }, timeout)

  test('every right use compiles', () => {
    expect(files.map(toName)).toContain('right')
    expect(Object.entries(refusals).filter(([name]) => !isWrong(name))).toEqual([])
  })

  test.each(files.filter(isWrong).map(toName))(
    '%s is refused, by an error that names it',
    (name) => {
      expect(refusals[name]).toMatch(wrongUses[name] ?? /$^/)
    },
  )

  test('no kind of wrong use is left out', () => {
    const kinds = language === 'react-18' ? inReact18 : always
    expect(files.map(toName)).toEqual(expect.arrayContaining(kinds))
  })

  test('docs/elements.md shows what is compiled here', () => {
    const shown = files.filter((file) => /documented|portico-sign-in/.test(file))
    for (const file of shown) {
      expect(docs).toContain(
        readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8').trim(),
      )
    }
  })
}

describe.each(['dom', 'react', 'preact'])('the elements in %s', (language) => {
  describeLanguage(language, compileHere)
})

let installing: ReturnType<typeof installCompilers> | undefined
/** Installs the compilers once, for all languages. */
const compileThere: Compiler = async (language) => {
  installing ??= installCompilers()
  return (await installing).compile(language)
}
afterAll(async () => (await installing)?.remove())

describe.each(takeRows(['react-18', 'vue', 'svelte', 'angular'], []))(
  'the elements in %s, with its own compiler',
  (language) => {
    describeLanguage(language, compileThere)
  },
)
