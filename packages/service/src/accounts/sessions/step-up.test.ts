import { expect, test } from 'vitest'
import { noCredentials } from '../../declarations/all-declarations.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { countFactors } from './count-factors.ts'
import { findStepUp, type SessionDemand } from './step-up.ts'

const now = 1_800_000_000_000
const minute = 60_000
type Owner = Parameters<typeof findStepUp>[0]

const proof = (type: string, deliveryMethod: string, more: Partial<FactorRow> = {}): FactorRow => ({
  type,
  deliveryMethod,
  authenticatedAt: now - minute,
  ...more,
})
const byMail = proof('otp', 'email')
const byPassword = proof('password', 'knowledge')
const byPasskey = proof('webauthn', 'webauthn_registration')
const byVerifiedPasskey = { ...byPasskey, isUserVerified: true as const }
const byToken = proof('oauth', 'oauth_access_token_exchange', { clientId: 'notes' })
const byLink = proof('magic_link', 'embedded')

const ada = {
  emails: [{ emailId: 'email-test-1', email: 'ada@example.com', verified: true }],
  credentials: noCredentials,
} as unknown as Owner // the parts of a user that are read here
const having = (credentials: object, emails = ada.emails): Owner => ({
  emails,
  credentials: { ...ada.credentials, ...credentials },
})
const passwords = { requiresReset: false }
const passkeys = [{ registrationId: 'webauthn-registration-test-1' }]
const totps = [{ totpId: 'totp-test-1', verified: true }]
const two = { factors: 2 }

test.each<[string, readonly FactorRow[], number]>([
  ['nothing', [], 0],
  ['a link of the host', [byLink], 0],
  ['a code by mail', [byMail], 1],
  ['the same code twice', [byMail, byMail], 1],
  ['a code and a password', [byMail, byPassword], 2],
  ['a passkey that did not ask for its user', [byPasskey], 1],
  ['a passkey that asked for its user', [byVerifiedPasskey], 2],
  ['such a passkey and a password', [byVerifiedPasskey, byPassword], 2],
])('%s counts as so many factors', (_, factors, count) => {
  expect(countFactors({ factors })).toBe(count)
})

test.each<[string, Owner, readonly FactorRow[], SessionDemand, readonly string[] | null]>([
  ['has what is demanded', ada, [byMail], { factors: 1, freshMinutes: 1 }, null],
  ['has no second factor', ada, [byMail], two, []],
  ['has a password', having({ passwords }), [byMail], two, ['password']],
  ['signed in by the password', having({ passwords }), [byPassword], two, ['email_otp']],
  ['has a passkey', having({ passwords, passkeys }), [byMail], two, ['webauthn', 'password']],
  [
    'has an app, which comes before a password',
    having({ passwords, totps }),
    [byMail],
    two,
    ['totp'],
  ],
  [
    'has an app and a passkey',
    having({ passwords, passkeys, totps }),
    [byMail],
    two,
    ['webauthn', 'totp'],
  ],
  [
    'has an app that was never checked',
    having({ totps: [{ totpId: 'a', verified: false }] }),
    [byMail],
    two,
    [],
  ],
  ['proved nothing here, and has one factor', ada, [byLink], two, []],
  [
    'proved nothing here, and has two',
    having({ passwords }),
    [byLink],
    two,
    ['password', 'email_otp'],
  ],
  ['proved nothing here, and has a passkey', having({ passkeys }, []), [], two, ['webauthn']],
  [
    'has no verified address',
    having({ passwords }, [
      { emailId: 'a', email: 'a@example.com', verified: false },
    ] as unknown as Owner['emails']),
    [byPassword],
    two,
    [],
  ],
  [
    'proved it long ago',
    ada,
    [{ ...byMail, authenticatedAt: now - 11 * minute }],
    { freshMinutes: 10 },
    ['email_otp'],
  ],
  [
    'proved it long ago, and has an app',
    having({ passwords, totps }),
    [{ ...byMail, authenticatedAt: now - 11 * minute }],
    { freshMinutes: 10 },
    ['totp'],
  ],
])('a user who %s', (_, user, factors, demand, ways) => {
  expect(findStepUp(user, { factors }, demand, now)?.ways ?? null).toEqual(ways)
})

test('says what is lacking, and nothing that is there', () => {
  const old = [{ ...byMail, authenticatedAt: now - 11 * minute }]
  const user = having({ passwords })
  const find = (demand: SessionDemand, factors: readonly FactorRow[] = old) =>
    findStepUp(user, { factors }, demand, now)
  expect(find({ factors: 2, freshMinutes: 10 })).toMatchObject({ factors: 2, freshMinutes: 10 })
  expect(find({ factors: 1, freshMinutes: 10 })).not.toHaveProperty('factors')
  expect(find({ factors: 2, freshMinutes: 20 })).not.toHaveProperty('freshMinutes')
  expect(find({ freshMinutes: 10 }, [byLink])).toBeNull()
  expect(find({ freshMinutes: 10 }, [byToken])).toMatchObject({ freshMinutes: 10 })
})
