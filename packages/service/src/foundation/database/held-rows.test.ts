import { expect, test } from 'vitest'
import { defineHeldRows } from './held-rows.ts'

const badges = defineHeldRows({
  table: 'badges',
  columns: { badge_id: true, name: true },
  order: ['created_at', 'badge_id'],
  toState: (rows: readonly { badge_id: string; name: string | null }[]) =>
    rows.map(({ badge_id, name }) => `${badge_id} ${name}`),
})

test('rows come in their order, whatever order the database read them in', () => {
  const rows = [
    ['b', 'second of its moment', 20],
    ['z', null, 3],
    ['a', 'first of its moment', 20],
    ['m', 'last', 100],
  ]
  expect(badges.read(rows)).toEqual([
    'z null',
    'a first of its moment',
    'b second of its moment',
    'm last',
  ])
})

test('no row is no row, as an empty list or as null', () => {
  expect(badges.read([])).toEqual([])
  expect(badges.read(null)).toEqual([])
})
