import { expect, test } from 'vitest'
import { defineRows } from './define-rows.ts'
import { defineHeldRows } from './held-rows.ts'
import type { ColumnsOf } from './map-columns.ts'

interface Badge {
  readonly badgeId: string
  readonly name: string | null
  readonly isShiny: boolean
  readonly createdAt: number
}

const badges = defineHeldRows({
  rows: defineRows<Badge, ColumnsOf<Badge>>('badges', { isShiny: 'flag' }),
  fields: ['badgeId', 'name', 'isShiny'],
  order: ['createdAt', 'badgeId'],
  toState: (rows) => rows.map(({ badgeId, name, isShiny }) => `${badgeId} ${name} ${isShiny}`),
})

test('rows come in their order, whatever order the database read them in', () => {
  const rows = [
    ['b', 'second of its moment', 1, 20],
    ['z', null, 0, 3],
    ['a', 'first of its moment', 0, 20],
    ['m', 'last', 1, 100],
  ]
  expect(badges.read(rows)).toEqual([
    'z null false',
    'a first of its moment false',
    'b second of its moment true',
    'm last true',
  ])
})

test('no row is no row, as an empty list or as null', () => {
  expect(badges.read([])).toEqual([])
  expect(badges.read(null)).toEqual([])
})
