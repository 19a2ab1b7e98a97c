import { expect, test } from 'vitest'
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

test('docs/layers.md is up to date with the layers (npm run reference writes it)', async () => {
  await expect(drawLayers()).toMatchFileSnapshot('../../docs/layers.md')
})
