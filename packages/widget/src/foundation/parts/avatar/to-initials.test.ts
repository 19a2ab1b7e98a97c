import { expect, test } from 'vitest'
import { toInitials } from './to-initials.ts'

test.each([
  ['Ada Lovelace', '', 'AL'],
  ['Ada King of Lovelace', '', 'AL'],
  ['ada', '', 'A'],
  ['', 'ada@example.com', 'A'],
  ['  ', '+1 415 555 0100', ''],
  ['', '123@example.com', '1'],
  ['Élodie Ångström', '', 'ÉÅ'],
  ['李 明', '', '李明'],
  ['', '', ''],
])('of %j and %j the initials are %j', (name, address, initials) => {
  expect(toInitials({ name, address })).toBe(initials)
})
