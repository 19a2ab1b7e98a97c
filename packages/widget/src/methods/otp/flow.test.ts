import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { otpFlow as flow, type OtpEvent, type OtpScreen } from './flow.ts'

const main = { name: 'main' } as const
const sent = {
  type: 'otp.sent',
  channel: 'email',
  methodId: 'm-1',
  destination: 'ada@example.com',
  expiresAt: 300_000,
  isAutomatic: false,
} as const satisfies OtpEvent
const { type: _, ...code } = sent
const enterCode: OtpScreen = { name: 'otp.enterCode', ...code }
const success: OtpScreen = { name: 'otp.success' }

describe('passcode sign-in', () => {
  test('a sent code leads to OTP Authenticate with its channel, id, destination and expiry', () => {
    expect(step(flow, main, sent)).toEqual(enterCode)
  })

  test('a resend stays on OTP Authenticate, with the new id and the new expiry', () => {
    const again = { ...sent, methodId: 'm-2', expiresAt: 600_000 }
    expect(step(flow, enterCode, again)).toEqual({
      ...enterCode,
      methodId: 'm-2',
      expiresAt: 600_000,
    })
  })

  test('E7: a newer code of another tab stays on OTP Authenticate, and does not bring back a user who has left it', () => {
    const renewed: OtpEvent = { ...sent, type: 'otp.renewed', methodId: 'm-2', isRenewed: true }
    expect(step(flow, enterCode, renewed)).toEqual({
      ...enterCode,
      methodId: 'm-2',
      isRenewed: true,
    })
    expect(step(flow, main, renewed)).toBe(main)
    expect(step(flow, success, renewed)).toBe(success)
  })

  test('a verified code leads to OTP Confirmation', () => {
    expect(step(flow, enterCode, { type: 'otp.verified' })).toEqual(success)
  })

  test.each([
    ['email', 'ada@example.com', { email: 'ada@example.com' }],
    ['sms', 'US(415) 555-0132', { phone: 'US(415) 555-0132' }],
    ['whatsapp', 'DE01512 345678', { phone: 'DE01512 345678' }],
  ] as const)(
    'the back arrow leads to the tab of %s on Main and keeps %s',
    (channel, typed, fields) => {
      const left: OtpEvent = { type: 'otp.left', channel, typed }
      expect(step(flow, enterCode, left)).toEqual({ name: 'main', tab: channel, typed: fields })
    },
  )

  test.each([main, success])('a late verification changes no screen from "$name"', (screen) => {
    expect(step(flow, screen, { type: 'otp.verified' })).toBe(screen)
  })

  test('a late resend does not leave OTP Confirmation', () => {
    expect(step(flow, success, sent)).toBe(success)
  })
})
