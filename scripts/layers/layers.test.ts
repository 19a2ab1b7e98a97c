import { describe, expect, test } from 'vitest'
import { drawLayers } from './draw-layers.mjs'
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

test('docs/layers.md is up to date with the layers (npm run reference writes it)', async () => {
  await expect(drawLayers()).toMatchFileSnapshot('../../docs/layers.md')
})
