import { describe, expect, test } from 'vitest'
import { drawLayers } from './draw-layers.mjs'
import { findViolations } from './find-violations.mjs'

const layers = [
  { name: 'low', says: 'below', folders: ['a', 'b'] },
  { name: 'high', says: 'above', folders: ['methods/*', 'c'] },
]
const find = (...imports: readonly [from: string, to: string, isType?: boolean][]) =>
  findViolations(
    layers,
    imports.map(([from, to, isType = false]) => ({ from, to, isType })),
  )
const none = { unplaced: [], upward: [], cycles: [] }

test('a file may import from its own layer or below', () => {
  expect(find(['c/x.ts', 'a/y.ts'], ['a/x.ts', 'b/y.ts'], ['methods/one/x.ts', 'c/y.ts'])).toEqual(
    none,
  )
})

test('an import into a higher layer is found, even of a type', () => {
  expect(find(['a/x.ts', 'c/y.ts'], ['b/x.ts', 'methods/one/y.ts', true]).upward).toEqual([
    'a/x.ts -> c/y.ts',
    'b/x.ts -> methods/one/y.ts (types)',
  ])
})

test('folders that import each other by value are found, even through other folders', () => {
  expect(find(['a/x.ts', 'b/y.ts'], ['b/z.ts', 'a/y.ts']).cycles).toEqual(['a <-> b'])
  const ring = find(
    ['methods/one/x.ts', 'methods/two/x.ts'],
    ['methods/two/y.ts', 'c/x.ts'],
    ['c/y.ts', 'methods/one/y.ts'],
  )
  expect(ring.cycles).toEqual(['c <-> methods/one <-> methods/two'])
  expect(find(['a/x.ts', 'b/y.ts'], ['b/z.ts', 'a/y.ts', true])).toEqual(none)
})

test('a file without a layer is found', () => {
  expect(find(['c/x.ts', 'new/y.ts']).unplaced).toEqual(['new/y.ts'])
})

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
