import { methodProofs } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { AuthenticationFactor } from '../session/session.ts'
import { countFactors, toFactorKind } from './count-factors.ts'

const make = (type: string, delivery_method: string): AuthenticationFactor => ({
  type,
  delivery_method,
  last_authenticated_at: '2026-01-15T12:00:00Z',
  ...(type === 'otp' &&
    (delivery_method === 'email'
      ? { email_factor: { email_id: 'email-test-1', email_address: 'ada@example.com' } }
      : { phone_number_factor: { phone_id: 'phone-test-1', phone_number: '+12025550123' } })),
})

describe('a proof counts as the service declares it', () => {
  test.each(methodProofs)('%s', (_, { type, deliveryMethod = type, proves }) => {
    const kind = toFactorKind(make(type, deliveryMethod))
    // An account at a provider may be less than the user's own, which the session does not say.
    expect(kind).toBe(type === 'oauth' && proves !== null ? 'email' : proves)
  })
})

test.each([
  [
    [
      ['magic_link', 'email'],
      ['otp', 'email'],
    ],
    1,
  ],
  [
    [
      ['otp', 'email'],
      ['oauth', 'oauth_google'],
    ],
    1,
  ],
  [
    [
      ['otp', 'email'],
      ['otp', 'sms'],
    ],
    2,
  ],
  [
    [
      ['password', 'knowledge'],
      ['totp', 'authenticator_app'],
      ['webauthn', 'webauthn_registration'],
    ],
    3,
  ],
  [[['impersonated', 'impersonation']], 0],
  [
    [
      ['oauth', 'oauth_access_token_exchange'],
      ['trusted_auth_token', 'trusted_token'],
    ],
    0,
  ],
] as const)('%j are %i factors', (proofs, count) => {
  expect(countFactors(proofs.map(([type, method]) => make(type, method)))).toBe(count)
})

test('a passkey that asked for its user is two factors', () => {
  const passkey = make('webauthn', 'webauthn_registration')
  expect(countFactors([passkey])).toBe(1)
  expect(countFactors([{ ...passkey, user_verified: true }])).toBe(2)
})
