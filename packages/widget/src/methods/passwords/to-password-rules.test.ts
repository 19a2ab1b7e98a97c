import { expect, test } from 'vitest'
import { toPasswordRules } from './to-password-rules.ts'

test.each([
  [3, 8, 'minlength: 8; required: lower; required: upper; required: digit;'],
  [4, 12, 'minlength: 12; required: lower; required: upper; required: digit; required: special;'],
  [1, 6, 'minlength: 6; required: lower;'],
])(
  'tells a password manager to require %i character classes and at least %i characters',
  (complexity, minimumCount, rules) => {
    expect(toPasswordRules({ complexity, minimumCount })).toBe(rules)
  },
)
