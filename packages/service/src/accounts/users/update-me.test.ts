import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

describe.each(pickEngines('postgres'))('a user changes their account on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)
  const update = (session: string, body: unknown) =>
    world.send('PUT', '/users/me', body, { session })

  test('name parts that are left out stay; the response has the user as they now are', async () => {
    const { session_token: session, user_id } = await world.signIn('name@example.com')
    await update(session, { name: { first_name: 'Ada', last_name: 'Byron' } })
    const { status, data } = await update(session, { name: { last_name: 'Lovelace' } })
    expect(status).toBe(200)
    expect(data).toEqual({
      request_id: expect.any(String),
      status_code: 200,
      user_id,
      emails: [expect.objectContaining({ email: 'name@example.com' })],
      phone_numbers: [],
      crypto_wallets: [],
      __user: expect.objectContaining({
        user_id,
        name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
      }),
    })
    const me = await world.get('/users/me', { session })
    expect(me.data.name).toEqual(data.__user.name)
  })

  test('the language is a BCP 47 tag, which the user sets and removes', async () => {
    const { session_token: session } = await world.signIn('language@example.com')
    const set = await update(session, { locale: 'de_AT.UTF-8' })
    expect(set.data.__user.locale).toBe('de-AT')
    for (const locale of ['not a tag', '-', 'de\0', 'a'.repeat(36), 5]) {
      const refused = await update(session, { locale, name: { first_name: 'X' } })
      expect([refused.status, refused.data.error_type]).toEqual([400, 'invalid_locale'])
    }
    const me = await world.get('/users/me', { session })
    expect([me.data.locale, me.data.name.first_name]).toEqual(['de-AT', ''])
    expect((await update(session, { locale: '' })).data.__user).not.toHaveProperty('locale')
  })

  test('the picture is an https address, which the user sets and removes', async () => {
    const { session_token: session, user_id } = await world.signIn('picture@example.com')
    const picture_url = 'https://pictures.example/ada.png'
    expect((await update(session, { picture_url })).data.__user.picture_url).toBe(picture_url)
    for (const bad of ['http://pictures.example/a.png', 'javascript:alert(1)', 'a.png', 5]) {
      const refused = await update(session, { picture_url: bad })
      expect([refused.status, refused.data.error_type]).toEqual([400, 'invalid_picture_url'])
    }
    const me = await world.get('/users/me', { session })
    expect([me.data.user_id, me.data.picture_url]).toEqual([user_id, picture_url])
    const removed = await update(session, { picture_url: ' ' })
    expect(removed.data.__user).not.toHaveProperty('picture_url')
  })

  test('untrusted metadata is merged key by key of the top level, and null removes a key', async () => {
    const { session_token: session } = await world.signIn('meta@example.com')
    await update(session, { untrusted_metadata: { theme: 'dark', seen: { a: 1 }, gone: true } })
    const { data } = await update(session, {
      untrusted_metadata: { seen: { b: 2 }, gone: null, camelCase_key: ['x'] },
    })
    expect(data.__user.untrusted_metadata).toEqual({
      theme: 'dark',
      seen: { b: 2 },
      camelCase_key: ['x'],
    })
  })

  test('metadata has limits, counted after the merge; a refused change changes nothing', async () => {
    const { session_token: session } = await world.signIn('limits@example.com')
    const keys = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${from + i}`, i]))
    expect((await update(session, { untrusted_metadata: keys(0, 20) })).status).toBe(200)
    const many = await update(session, {
      untrusted_metadata: keys(20, 1),
      name: { first_name: 'X' },
    })
    expect([many.status, many.data.error_type]).toEqual([400, 'metadata_too_many_keys'])
    const large = await update(session, { untrusted_metadata: { key0: 'x'.repeat(4_000) } })
    expect(large.data.error_type).toBe('metadata_too_large')
    for (const untrusted_metadata of ['text', 1, [], null]) {
      const odd = await update(session, { untrusted_metadata })
      expect(odd.data.error_type).toBe('metadata_invalid_format')
    }
    const { data } = await world.get('/users/me', { session })
    expect([data.untrusted_metadata, data.name.first_name]).toEqual([keys(0, 20), ''])
  })

  test('trusted metadata, roles and ids cannot be written from a browser', async () => {
    const { session_token: session } = await world.signIn('trust@example.com')
    const refused = await update(session, { trusted_metadata: { admin: true } })
    expect([refused.status, refused.data.error_type]).toEqual([
      403,
      'cannot_update_trusted_metadata',
    ])
    await update(session, { roles: ['admin'], external_id: 'x', status: 'pending', user_id: 'y' })
    const { data } = await world.get('/users/me', { session })
    expect(data).toMatchObject({ trusted_metadata: {}, roles: [], status: 'active' })
    expect(data).not.toHaveProperty('external_id')
  })

  test.each(['\0', 'a\nb', '\ud800', 'x'.repeat(129), 7])(
    'a name of %j is refused',
    async (first_name) => {
      const { session_token: session } = await world.signIn('odd@example.com')
      const { status } = await update(session, { name: { first_name } })
      expect(status).toBe(400)
    },
  )

  test('without a session it is refused with an error type after which clients forget theirs', async () => {
    const none = await world.send('PUT', '/users/me', {})
    expect([none.status, none.data.error_type]).toEqual([401, 'user_unauthenticated'])
  })
})
