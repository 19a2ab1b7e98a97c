import type { Session } from '@portico/client'
import { expect, test } from 'vitest'
import { type HeldDemand, holdsDemand } from './holds-demand.ts'

const now = Date.parse('2026-01-15T12:00:00Z')
type Proof = Session['authentication_factors'][number]

const proof = (type: string, minutesAgo = 1, more: Partial<Proof> = {}): Proof => ({
  type,
  delivery_method: type,
  last_authenticated_at: new Date(now - minutesAgo * 60_000).toISOString(),
  ...more,
})
const embedded = proof('magic_link', 1, { delivery_method: 'embedded' })
const verified = proof('webauthn', 1, { user_verified: true })

test.each<[string, readonly Proof[] | null, HeldDemand, boolean]>([
  ['a user who is signed out has nothing', null, {}, false],
  ['a signed-in user is enough where nothing is demanded', [proof('otp')], {}, true],
  ['one factor', [proof('otp')], { factors: 1 }, true],
  ['one factor is not two', [proof('otp')], { factors: 2 }, false],
  ['two factors', [proof('otp'), proof('totp')], { factors: 2 }, true],
  [
    'an app and its recovery code are one',
    [proof('totp'), proof('recovery_codes')],
    { factors: 2 },
    false,
  ],
  ['what may be one mailbox is one', [proof('otp'), proof('oauth')], { factors: 2 }, false],
  ['a passkey that asked for its user is two', [verified], { factors: 2 }, true],
  ['any other passkey is one', [proof('webauthn')], { factors: 2 }, false],
  ['a link of the host proves nothing', [embedded], { factors: 1 }, false],
  ['a link of the host is no fresh proof', [embedded], { freshMinutes: 10 }, false],
  ['a proof that is fresh enough', [proof('otp', 10)], { freshMinutes: 10 }, true],
  ['a proof that is too old', [proof('otp', 10.1)], { freshMinutes: 10 }, false],
  ['the newest counts', [proof('otp', 600), proof('totp', 1)], { freshMinutes: 10 }, true],
  ['a clock that is far behind is not believed', [proof('otp', -5)], { freshMinutes: 10 }, false],
  ['a clock that is a little behind', [proof('otp', -0.5)], { freshMinutes: 10 }, true],
  [
    'both are demanded',
    [proof('otp', 600), proof('totp', 600)],
    { factors: 2, freshMinutes: 10 },
    false,
  ],
])('%s', (_, factors, demand, holds) => {
  const session = factors && { authentication_factors: [...factors] }
  expect(holdsDemand(session, demand, now)).toBe(holds)
})
