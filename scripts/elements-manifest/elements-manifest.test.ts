/** Editors know the elements by `custom-elements.json`, which `package.json` names and npm packs. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defaultTheme } from '@portico/widget/values'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as roots from '../../packages/widget/src/roots/index.ts'
import { inRoot } from '../root.mjs'
import { writeElementsManifest } from './write-elements-manifest.mjs'

const file = 'packages/widget/custom-elements.json'

function openSources() {
  const project = inRoot('packages/widget/tsconfig.json')
  const { config } = ts.readConfigFile(project, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project))
  return ts.createProgram([inRoot('packages/widget/src/index.ts')], options)
}

/** Read once: this is what each test here costs. */
const program = openSources()
const { manifest, table } = writeElementsManifest(program, defaultTheme)

test('custom-elements.json is up to date with the elements (npm run reference writes it)', async () => {
  await expect(manifest).toMatchFileSnapshot(inRoot(file))
})

test('the table of docs/elements.md is up to date with the elements (npm run reference writes it)', async () => {
  const page = readFileSync(inRoot('docs/elements.md'), 'utf8')
  const written = page.replace(/^\| element \|.*\n(?:\|.*\n)+/m, () => table)
  await expect(written).toMatchFileSnapshot(inRoot('docs/elements.md'))
})

test('the client has every mount call, with documentation that an editor shows', () => {
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(inRoot('packages/widget/src/index.ts'))
  const module = entry && checker.getSymbolAtLocation(entry)
  const exported = module ? checker.getExportsOfModule(module) : []
  const toDocs = (symbol: ts.Symbol | undefined) =>
    ts.displayPartsToString(symbol?.getDocumentationComment(checker))
  const find = (name: string) => {
    const symbol = exported.find((one) => one.name === name)
    return symbol && checker.getAliasedSymbol(symbol)
  }
  const client = find('Portico')
  const calls = Object.keys(roots).filter((name) => name.startsWith('mount'))
  expect(calls.length).toBeGreaterThan(3)
  for (const name of calls) {
    const method = client && checker.getDeclaredTypeOfSymbol(client).getProperty(name)
    expect([name, toDocs(method)]).toEqual([name, expect.stringMatching(/^Mounts /)])
    expect(toDocs(find(name))).toMatch(/^Mounts /)
  }
})

interface Declaration {
  tagName: string
  description: string
  attributes: { name: string }[]
  members: { kind: string; name: string; description?: string }[]
}

test('custom-elements.json has every element with its options, its methods and the attribute', () => {
  const [module] = JSON.parse(readFileSync(inRoot(file), 'utf8')).modules
  const declarations: Declaration[] = module.declarations
  const classes = Object.values(roots).flatMap((exported) => ('tags' in exported ? [exported] : []))
  const tags = classes.flatMap(({ tags }): readonly string[] => tags)
  expect(new Set(declarations.map(({ tagName }) => tagName))).toEqual(
    new Set(tags.filter((tag) => tag.startsWith('portico-'))),
  )
  expect(declarations.length).toBeGreaterThan(3)
  const named = declarations.flatMap(({ members }) => members.map(({ name }) => name))
  expect(new Set(named)).toEqual(
    new Set([...classes.flatMap(({ optionNames }) => optionNames), 'render', 'flushRender']),
  )
  for (const { description, attributes, members } of declarations) {
    expect(description).not.toBe('')
    expect(attributes.map(({ name }) => name)).toEqual(['shadow'])
    expect(members.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['client', 'config', 'render']),
    )
  }
  // an option of a single widget is no option of the others
  const [signIn, reset] = ['portico-sign-in', 'portico-reset-password'].map((tag) =>
    declarations.find(({ tagName }) => tagName === tag),
  )
  expect(signIn?.members.map(({ name }) => name)).not.toContain('passwordResetToken')
  expect(reset?.members.map(({ name }) => name)).toContain('passwordResetToken')
})
