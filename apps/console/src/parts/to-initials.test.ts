import { expect, test } from 'vitest'
import { toInitials } from './to-initials.ts'

test.each([
  ['Ada Lindqvist', 'AL'],
  ['Maximiliane von Hohenzollern', 'MH'],
  ['Emi', 'E'],
  ['J. R. R. Tolkien', 'JT'],
  ['李 小龙', '李小'],
  ['mia@example.com', 'M'],
  ['klara.lind@example.com', 'KL'],
  ['', ''],
])('“%s” is shown as “%s”: what stands after an @ is no part of a name', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})
