import { describe, expect, test } from 'vitest'
import { drawLayers } from './draw-layers.mjs'
import { findNamedMethods } from './find-named-methods.mjs'
import { findViolations } from './find-violations.mjs'

const none = { unplaced: [], upward: [], cycles: [] }

describe('a package whose layers are the folders in src', () => {
  const plain = [
    { name: 'low', says: 'below' },
    { name: 'high', says: 'above' },
  ]
  const findPlain = (...imports: readonly [from: string, to: string, isType?: boolean][]) =>
    findViolations(
      plain,
      imports.map(([from, to, isType = false]) => ({ from, to, isType })),
      ['index.ts'],
    )

  test('a file may import from its own folder or a lower one, an entry point from all', () => {
    expect(
      findPlain(
        ['high/x.ts', 'low/a/y.ts'],
        ['low/x.ts', 'low/a/y.ts'],
        ['index.ts', 'high/x.ts'],
        ['index.ts', 'low/a/y.ts'],
      ),
    ).toEqual(none)
  })

  test('an import into a higher folder or an entry point is found, even of a type', () => {
    expect(findPlain(['low/a/x.ts', 'high/y.ts', true], ['high/y.ts', 'index.ts']).upward).toEqual([
      'high/y.ts -> index.ts',
      'low/a/x.ts -> high/y.ts (types)',
    ])
  })

  test('a folder that is no layer is found, and a file in src that is no entry point', () => {
    expect(findPlain(['other/x.ts', 'low/y.ts'], ['index.ts', 'low.ts']).unplaced).toEqual([
      'other/x.ts',
      'low.ts',
    ])
  })

  test('folders beside each other that import each other by value are found at any depth', () => {
    expect(
      findPlain(
        ['low/a/x.ts', 'low/b/y.ts'],
        ['low/b/deep/x.ts', 'low/c/y.ts'],
        ['low/c/x.ts', 'low/a/y.ts'],
        ['high/a/one/x.ts', 'high/a/two/y.ts'],
        ['high/a/two/x.ts', 'high/a/one/y.ts'],
      ).cycles,
    ).toEqual(['low/a <-> low/b <-> low/c', 'high/a/one <-> high/a/two'])
    expect(
      findPlain(
        ['low/a/x.ts', 'low/b/y.ts'],
        ['low/b/x.ts', 'low/a/y.ts', true],
        ['low/a/x.ts', 'low/z.ts'],
        ['low/z.ts', 'low/a/y.ts'],
      ),
    ).toEqual(none)
  })
})

describe('a method', () => {
  const toImports = (...imports: readonly [from: string, to: string][]) =>
    imports.map(([from, to]) => ({ from, to, isType: true }))
  const methods = ['otp', 'passkeys']

  test('is imported by name only by its own files, the registries and entry points', () => {
    const imports = toImports(
      ['methods/otp/index.ts', 'declarations/otp/index.ts'],
      ['methods/index.ts', 'methods/otp/index.ts'],
      ['declarations/index.ts', 'declarations/passkeys/index.ts'],
      ['index.ts', 'declarations/passkeys/row.ts'],
      ['kernel/x.ts', 'declarations/index.ts'],
      ['kernel/x.ts', 'declarations/forms/text.ts'],
      ['server/x.ts', 'methods/all-methods.ts'],
    )
    expect(findNamedMethods(imports, methods)).toEqual({ named: [], unused: [] })
  })

  test('is found where any other file imports it by name, even for a type', () => {
    const imports = toImports(
      ['kernel/x.ts', 'declarations/otp/row.ts'],
      ['server/y.ts', 'methods/passkeys/deep/start.ts'],
    )
    expect(findNamedMethods(imports, methods).named).toEqual([
      'kernel/x.ts -> declarations/otp/row.ts',
      'server/y.ts -> methods/passkeys/deep/start.ts',
    ])
  })

  test('is a sender as well, in the layer of senders', () => {
    const imports = toImports(
      ['senders/index.ts', 'senders/otp/index.ts'],
      ['kernel/x.ts', 'senders/all-senders.ts'],
      ['kernel/x.ts', 'senders/otp/setting.ts'],
    )
    expect(findNamedMethods(imports, methods, {}, ['senders']).named).toEqual([
      'kernel/x.ts -> senders/otp/setting.ts',
    ])
  })

  test('may be named by a listed file as long as that file does so', () => {
    const imports = toImports(['kernel/x.ts', 'declarations/otp/row.ts'])
    const exceptions = { 'kernel/x.ts': 'because', 'kernel/gone.ts': 'because' }
    expect(findNamedMethods(imports, methods, exceptions)).toEqual({
      named: [],
      unused: ['kernel/gone.ts'],
    })
  })
})

test('docs/layers.md is up to date with the layers (npm run reference writes it)', async () => {
  await expect(drawLayers()).toMatchFileSnapshot('../../docs/layers.md')
})
