import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService } from '../../testing/create-test-service.ts'

describe('users over HTTP', () => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
  })
  afterAll(() => database.remove())
  const start = (project = {}) => createTestService({ storage: database.storage, project })

  test('me returns the user, with every field of the wire format', async () => {
    const world = await start()
    const { session_token: session } = await world.signIn('me@example.com')
    const { data, status } = await world.get('/users/me', {
      session,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(200)
    expect(data).toEqual({
      request_id: expect.stringMatching(/^request-id-/),
      status_code: 200,
      user_id: expect.stringMatching(/^user-test-/),
      created_at: new Date(world.now()).toISOString(),
      status: 'active',
      name: { first_name: '', middle_name: '', last_name: '' },
      emails: [
        {
          email_id: expect.stringMatching(/^email-test-/),
          email: 'me@example.com',
          verified: true,
        },
      ],
      phone_numbers: [],
      providers: [],
      password: null,
      totps: [],
      webauthn_registrations: [],
      biometric_registrations: [],
      crypto_wallets: [],
      trusted_metadata: {},
      untrusted_metadata: {},
      roles: [],
    })
  })

  test('search tells new users from known ones, in any spelling; a pending one is still new', async () => {
    const world = await start()
    const search = async (email: string) =>
      (await world.post('/users/search', { email })).data.userType
    expect(await search('who@example.com')).toBe('new')
    await world.sendLink('who@example.com')
    expect(await search('who@example.com')).toBe('new')
    await world.signIn('who@example.com')
    expect(await search('WHO@Example.COM')).toBe('passwordless')
  })

  test('in private mode search gives the same response for everyone', async () => {
    const world = await start({ privateMode: true })
    await world.signIn('known@example.com')
    const [known, unknown] = [
      await world.post('/users/search', { email: 'known@example.com' }),
      await world.post('/users/search', { email: 'unknown@example.com' }),
    ]
    const strip = ({ status, data }: typeof known) => ({ status, ...data, request_id: '' })
    expect(strip(unknown)).toEqual(strip(known))
  })

  test('searches of one source are limited', async () => {
    const wide = (await start()).project.rates
    const world = await start({ rates: { ...wide, searchPerSource: { max: 2, perSeconds: 60 } } })
    const statuses = []
    for (let i = 0; i < 4; i++)
      statuses.push((await world.post('/users/search', { email: `s${i}@example.com` })).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})
