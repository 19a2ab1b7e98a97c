import { expect, it } from 'vitest'
import { toAgeText } from './to-age-text.ts'

const sent = '2026-01-01T12:00:00.000Z'
const after = (minutes: number) => toAgeText(sent, Date.parse(sent) + minutes * 60_000)

it('says how old a message is in its largest whole unit', () => {
  expect([0, 0.9, 1, 59, 60, 179, 1440, 4320].map(after)).toEqual([
    'now',
    'now',
    '1 min',
    '59 min',
    '1 h',
    '2 h',
    '1 d',
    '3 d',
  ])
})

it('never shows a message as sent in the future', () => {
  expect(after(-3)).toBe('now')
})
