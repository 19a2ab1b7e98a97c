import type { AuthenticationFactor } from '@portico/client'
import { expect, test } from 'vitest'
import { findProvingPhone } from './find-proving-phone.ts'

const toPhone = (id: number, verified = true) => ({
  phone_id: `phone-number-test-${id}`,
  phone_number: `+1415555013${id}`,
  verified,
})
const toSession = (id: number, delivery_method: string) => ({
  authentication_factors: [
    {
      type: 'otp',
      delivery_method,
      last_authenticated_at: '2026-01-01T00:00:00Z',
      phone_number_factor: { phone_id: `phone-number-test-${id}`, phone_number: '' },
    } satisfies AuthenticationFactor,
  ],
})
const user = { phone_numbers: [toPhone(1, false), toPhone(2), toPhone(3)] }
const both = { products: ['otp'], otpOptions: { methods: ['email', 'whatsapp', 'sms'] } } as const

test('the code goes to the oldest number that is verified, by the first way that the page offers', () => {
  const number = '+14155550132'
  expect(findProvingPhone(user, null, both)).toEqual({ number, channel: 'whatsapp' })
  expect(findProvingPhone(user, toSession(3, 'sms'), both)).toEqual({ number, channel: 'whatsapp' })
  expect(findProvingPhone({ phone_numbers: [toPhone(1, false)] }, null, both)).toBeNull()
})

test('it takes the way by which the number was proved in this session, although the page offers another one first, or none', () => {
  const number = '+14155550132'
  const none = { products: ['passkeys'] } as const
  expect(findProvingPhone(user, toSession(2, 'sms'), both)).toEqual({ number, channel: 'sms' })
  expect(findProvingPhone(user, toSession(2, 'whatsapp'), none)).toEqual({
    number,
    channel: 'whatsapp',
  })
})

test('a page that sends no codes to phones offers none for a proof', () => {
  const mailed = { products: ['otp'], otpOptions: { methods: ['email'] } } as const
  expect(findProvingPhone(user, null, mailed)).toBeNull()
  expect(findProvingPhone(user, null, { products: ['passkeys'] })).toBeNull()
})
