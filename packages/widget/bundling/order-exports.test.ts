import { expect, test } from 'vitest'
import { orderExports } from './order-exports.ts'

test('what most chunks import comes first, and what the entry exports comes last, in its own order', () => {
  const { order, entryStart } = orderExports(
    ['a', 'b', 'c', 'd', 'e'],
    ['c', 'e', 'b', 'c', 'e', 'c', 'd', 'd', 'd', 'd'],
    ['d', 'a', 'd'],
  )
  expect(order).toEqual(['c', 'e', 'b', 'd', 'a', 'd'])
  expect(order.slice(entryStart)).toEqual(['d', 'a', 'd'])
})
