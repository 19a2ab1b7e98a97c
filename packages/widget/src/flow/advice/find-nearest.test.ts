import { expect, test } from 'vitest'
import { findNearest } from './find-nearest.ts'

const names = ['emailMagicLinks', 'otp', 'passwords', 'passkeys']

test.each([
  ['otpp', 'otp'],
  ['OTP', 'otp'],
  ['top', 'otp'],
  ['password', 'passwords'],
  ['emailMagicLink', 'emailMagicLinks'],
  ['magicLinks', 'emailMagicLinks'],
  ['passkey', 'passkeys'],
])('for %j the nearest name is %j', (written, meant) => {
  expect(findNearest(written, names)).toBe(meant)
})

test.each(['', 'biometrics', 'webauthn'])('for %j no name is near', (written) => {
  expect(findNearest(written, names)).toBeNull()
})
