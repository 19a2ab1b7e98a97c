import { expect, test } from 'vitest'
import { listWays } from './list-ways.ts'

const ada: Parameters<typeof listWays>[0] = {
  emails: [{ email_id: 'email-test-1', email: 'ada@example.com', verified: true }],
  webauthn_registrations: [],
  totps: [],
  password: null,
}
const passkey = {
  webauthn_registration_id: 'webauthn-registration-test-1',
  domain: 'localhost',
  user_agent: '',
  authenticator_type: 'platform',
  verified: true,
  name: 'Phone',
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: null,
}
const password = { password_id: 'password-test-1', requires_reset: false }

test('the strongest way comes first', () => {
  const all = listWays({ ...ada, webauthn_registrations: [passkey], password }, {})
  expect(all).toEqual(['passkey', 'password', 'email'])
})

test('who has an authenticator app proves with it, or with a passkey', () => {
  const totps = [{ totp_id: 'totp-test-1', verified: true }]
  expect(listWays({ ...ada, totps, password }, {})).toEqual(['app'])
  expect(listWays({ ...ada, totps, password, webauthn_registrations: [passkey] }, {})).toEqual([
    'passkey',
    'app',
  ])
})

test('no code goes to an address that is not verified', () => {
  const emails = ada.emails.map((email) => ({ ...email, verified: false }))
  expect(listWays({ ...ada, emails }, {})).toEqual([])
})

test('an account elsewhere comes last, and is no second step', () => {
  expect(listWays(ada, { hasElsewhere: true })).toEqual(['email', 'elsewhere'])
  expect(listWays({ ...ada, emails: [] }, { hasElsewhere: true })).toEqual(['elsewhere'])
  const totps = [{ totp_id: 'totp-test-1', verified: true }]
  expect(listWays({ ...ada, totps }, { hasElsewhere: true })).toEqual(['app'])
})

test('a code goes to a number where it cannot go to an address, and is no second step', () => {
  const hasPhone = { hasPhone: true }
  const unproved = ada.emails.map((email) => ({ ...email, verified: false }))
  expect(listWays(ada, hasPhone)).toEqual(['email'])
  expect(listWays({ ...ada, emails: unproved }, hasPhone)).toEqual(['phone'])
  const bare = { ...ada, emails: [] }
  expect(listWays(bare, { hasPhone: true, hasElsewhere: true })).toEqual(['phone', 'elsewhere'])
  const totps = [{ totp_id: 'totp-test-1', verified: true }]
  expect(listWays({ ...bare, totps }, hasPhone)).toEqual(['app'])
})

test('a wallet signs after the codes by email, before those to a number, and is no second step', () => {
  const all = { hasWallet: true, hasPhone: true, hasElsewhere: true }
  expect(listWays(ada, all)).toEqual(['email', 'wallet', 'elsewhere'])
  expect(listWays({ ...ada, emails: [] }, all)).toEqual(['wallet', 'phone', 'elsewhere'])
  const totps = [{ totp_id: 'totp-test-1', verified: true }]
  expect(listWays({ ...ada, totps }, all)).toEqual(['app'])
})
