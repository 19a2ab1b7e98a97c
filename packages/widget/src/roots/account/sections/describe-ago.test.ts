import { expect, test } from 'vitest'
import { describeAgo } from './describe-ago.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T12:00:30Z', 'now'],
  ['2026-03-10T11:59:30Z', 'now'],
  ['2026-03-10T11:01:00Z', '59 minutes ago'],
  ['2026-03-10T10:00:00Z', '2 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-01-20T12:00:00Z', 'last month'],
  ['2024-03-01T12:00:00Z', '2 years ago'],
])('%s was %s', (time, words) => {
  expect(describeAgo(time, now, 'en')).toBe(words)
})

test('the words are those of the language', () => {
  expect(describeAgo('2026-03-10T10:00:00Z', now, 'de')).toBe('vor 2 Stunden')
})
