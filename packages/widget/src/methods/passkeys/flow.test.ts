import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { passkeysFlow } from './flow.ts'

const verified = { type: 'passkeys.verified' }

describe('passkey sign-in', () => {
  test('a verified passkey leads from Main to Passkey Confirmation', () => {
    expect(step(passkeysFlow, { name: 'main' }, verified)).toEqual({ name: 'passkeys.success' })
  })

  test.each(['passkeys.success', 'otp.enterCode'])(
    'a late verification changes no screen from "%s"',
    (name) => {
      const screen = { name }
      expect(step(passkeysFlow, screen, verified)).toBe(screen)
    },
  )
})
