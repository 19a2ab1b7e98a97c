import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test.each([
  ['+12015550123', '+1 ••• ••• 123'],
  ['+351912345678', '+351 ••• ••• 678'],
  ['+447911123456', '+44 ••• ••• 456'],
])('of %s the country and the last three digits are left', (number, masked) => {
  expect(maskPhone(number)).toBe(masked)
})
