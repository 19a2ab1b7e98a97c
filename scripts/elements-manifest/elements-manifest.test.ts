/** Editors know the elements by `custom-elements.json`, which `package.json` names and npm packs. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defaultTheme } from '@portico/widget/values'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { optionNames } from '../../packages/widget/src/kernel/context/widget-options.ts'
import { inRoot } from '../root.mjs'
import { writeElementsManifest } from './write-elements-manifest.mjs'

const file = 'packages/widget/custom-elements.json'

function openSources() {
  const project = inRoot('packages/widget/tsconfig.json')
  const { config } = ts.readConfigFile(project, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project))
  return ts.createProgram([inRoot('packages/widget/src/index.ts')], options)
}

test('custom-elements.json is up to date with the elements (npm run reference writes it)', {
  timeout: 120_000,
}, async () => {
  await expect(writeElementsManifest(openSources(), defaultTheme)).toMatchFileSnapshot(inRoot(file))
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
  expect(declarations.map(({ tagName }) => tagName)).toEqual([
    'portico-sign-in',
    'portico-reset-password',
    'portico-passkeys',
    'portico-consent',
  ])
  const named = declarations.flatMap(({ members }) => members.map(({ name }) => name))
  expect(new Set(named)).toEqual(new Set([...optionNames, 'render', 'flushRender']))
  for (const { description, attributes, members } of declarations) {
    expect(description).not.toBe('')
    expect(attributes.map(({ name }) => name)).toEqual(['shadow'])
    expect(members.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['client', 'config', 'render']),
    )
  }
  // an option of a single widget is no option of the others
  const [signIn, reset] = declarations
  expect(signIn?.members.map(({ name }) => name)).not.toContain('passwordResetToken')
  expect(reset?.members.map(({ name }) => name)).toContain('passwordResetToken')
})
