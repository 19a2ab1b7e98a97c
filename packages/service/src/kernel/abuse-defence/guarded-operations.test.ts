import { apiTables } from '@portico/contract/schemas'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { isGuarded } from '../http/guard-operation.ts'

const email = { email: 'ada@example.com' }
const phone = { phone_number: '+12025550123' }
const wallet = {
  crypto_wallet_type: 'ethereum',
  crypto_wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

/** The operations that the protocol marks with a D, each with a request body that passes its schema. */
const guarded: Readonly<Record<string, object>> = {
  '/magic_links/email/login_or_create': email,
  '/magic_links/email/send/primary': email,
  '/magic_links/email/send/secondary': email,
  '/magic_links/authenticate_code': { code: '123456', code_id: 'x' },
  '/otps/email/login_or_create': email,
  '/otps/email/send/primary': email,
  '/otps/email/send/secondary': email,
  '/otps/sms/login_or_create': phone,
  '/otps/sms/send/primary': phone,
  '/otps/sms/send/secondary': phone,
  '/otps/whatsapp/login_or_create': phone,
  '/otps/whatsapp/send/primary': phone,
  '/otps/whatsapp/send/secondary': phone,
  '/oauth/authenticate': { token: 'x' },
  '/crypto_wallets/authenticate/start/primary': wallet,
  '/crypto_wallets/authenticate/start/secondary': wallet,
  '/crypto_wallets/authenticate': { ...wallet, signature: 'x' },
  '/otps/authenticate': { token: '123456', method_id: 'x' },
  '/passwords': { ...email, password: 'x' },
  '/passwords/authenticate': { ...email, password: 'x' },
  '/passwords/email/reset/start': email,
  '/passwords/email/reset/resend': { token: 'x' },
  '/passwords/email/reset': { token: 'x', password: 'x' },
  '/passwords/existing_password/reset': { ...email, existing_password: 'x', new_password: 'y' },
  '/passwords/session/reset': { password: 'x' },
  '/users/search': email,
  '/users/emails/prove': { code: '123456', method_id: 'x' },
  '/recovery_codes/authenticate': { ...email, recovery_code: 'x' },
  '/totps/check': { totp_id: 'x', totp_code: '123456' },
  '/totps/authenticate': { totp_code: '123456' },
  '/totps/recover': { recovery_code: 'x' },
  '/second_steps/email': { intermediate_session_token: 'x' },
  '/second_steps/email/authenticate': { intermediate_session_token: 'x', code: '123456' },
  '/second_steps/sms': { intermediate_session_token: 'x' },
  '/second_steps/sms/authenticate': { intermediate_session_token: 'x', code: '123456' },
  '/second_steps/way_back': { intermediate_session_token: 'x' },
  '/second_steps/way_back/start': { intermediate_session_token: 'x', code: '123456' },
  '/webauthn/authenticate': { public_key_credential: 'x' },
  '/impersonation/authenticate': { impersonation_token: 'x' },
}

const operations = apiTables
  .filter(({ side, id }) => side === 'browser' && id !== 'events')
  .flatMap((table) => Object.values(table.operations))

/** The errors of an operation that counts wrong guesses at a secret of its user. */
const countsGuesses = ['user_lock_limit_reached', 'unable_to_authenticate_totp']

test('S13: every operation that takes a guess at a code or a password is guarded', () => {
  const guesses = operations.filter(({ errors = [] }) =>
    errors.some((error) => countsGuesses.includes(error)),
  )
  expect(guesses.length).toBeGreaterThan(6)
  expect(guesses.filter((guess) => !isGuarded(guess)).map(({ path }) => path)).toEqual([])
  expect(guesses.filter(({ path }) => !Object.hasOwn(guarded, path))).toEqual([])
})

test('S13: every guarded operation is called below', () => {
  const paths = operations.filter(isGuarded).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(Object.keys(guarded).toSorted())
})

describe('abuse defence', () => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    world = await createTestService({
      storage: database.storage,
      project: { captcha: { kind: 'proof-of-work', difficulty: 8 } },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test.each(Object.entries(guarded))('guards %s', async (path, body) => {
    const answer = await world.post(path, body)
    expect([answer.status, answer.data.error_type]).toEqual([400, 'captcha_required'])
  })

  test('guards nothing else', async () => {
    const others = operations.filter(({ path }) => !Object.hasOwn(guarded, path))
    expect(others.length).toBeGreaterThan(15)
    for (const { method, path } of others) {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined
      const answer = await world.send(method, path.replace(/:\w+/g, 'x'), body)
      expect([path, answer.data.error_type]).not.toEqual([path, 'captcha_required'])
    }
  })
})
