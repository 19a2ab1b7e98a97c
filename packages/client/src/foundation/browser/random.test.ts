import { expect, test } from 'vitest'
import { createUuid } from './random.ts'

test('ids are UUIDs of version 4 and variant 1, each another, with every digit in every free place', () => {
  const ids = Array.from({ length: 500 }, createUuid)
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !form.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  const counts = Array.from({ length: 36 }, (_, place) => new Set(ids.map((id) => id[place])).size)
  const expected = Array.from('xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx', (place) =>
    place === 'x' ? 16 : place === 'y' ? 4 : 1,
  )
  expect(counts).toEqual(expected)
})
