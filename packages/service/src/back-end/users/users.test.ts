import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const minute = 60_000
const rbac = {
  roles: [
    { role_id: 'stytch_user', description: '', permissions: [] },
    { role_id: 'editor', description: '', permissions: [] },
  ],
  resources: [],
  scopes: [],
}

describe.each(pickEngines('postgres'))('the host’s users on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.startHost
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('create stores everything that is sent, and get returns it by either id', async () => {
    const { host } = await start({ project: { rbac } })
    const created = await host.post('/users', {
      email: 'Ada@Example.com',
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      trusted_metadata: { tier: 'gold' },
      untrusted_metadata: { colour: 'blue' },
      external_id: 'crm|42',
      locale: 'pt_br',
      roles: ['editor'],
    })
    expect(created.status).toBe(200)
    expect(created.data).toMatchObject({ status: 'active', phone_id: '' })
    const expected = {
      user_id: created.data.user_id,
      status: 'active',
      external_id: 'crm|42',
      locale: 'pt-BR',
      name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
      emails: [{ email_id: created.data.email_id, email: 'Ada@Example.com', verified: false }],
      trusted_metadata: { tier: 'gold' },
      untrusted_metadata: { colour: 'blue' },
      roles: ['editor', 'stytch_user'],
      is_locked: false,
    }
    expect(created.data.user).toMatchObject(expected)
    expect((await host.get(`/users/${created.data.user_id}`)).data).toMatchObject(expected)
    expect((await host.get('/users/crm%7C42')).data).toMatchObject(expected)
  })

  test('a created user signs in with their address, and is the same user', async () => {
    const { world, host } = await start()
    const pending = await host.post('/users', {
      email: 'grace@example.com',
      create_user_as_pending: true,
    })
    expect(pending.data.status).toBe('pending')
    const signedIn = await world.signIn('GRACE@example.com')
    expect(signedIn.user_id).toBe(pending.data.user_id)
    const { data } = await host.get(`/users/${signedIn.user_id}`)
    expect([data.status, data.emails[0].verified]).toEqual(['active', true])
  })

  test('create refuses a missing, malformed or taken value, and stores nothing', async () => {
    const { host } = await start({ project: { rbac } })
    await host.post('/users', {
      email: 'taken@example.com',
      phone_number: '+12025550123',
      external_id: 'taken',
    })
    const refusals: [object, string][] = [
      [{}, 'invalid_create_user_request'],
      [{ name: { first_name: 'No one' } }, 'invalid_create_user_request'],
      [{ email: 'nonsense' }, 'invalid_email'],
      [{ email: 7 }, 'invalid_email'],
      [{ email: 'Taken@example.com' }, 'duplicate_email'],
      [{ email: 'new1@example.com', external_id: 'taken' }, 'duplicate_user_external_id'],
      [{ email: 'new2@example.com', external_id: 'a b' }, 'bad_request'],
      [{ email: 'new3@example.com', external_id: 'user-test-x' }, 'bad_request'],
      [{ email: 'new4@example.com', external_id: 'x'.repeat(129) }, 'bad_request'],
      [{ email: 'new5@example.com', roles: ['admin'] }, 'invalid_role'],
      [{ email: 'new6@example.com', phone_number: '+12025550' }, 'invalid_phone_number'],
      [{ email: 'new6@example.com', phone_number: '+12025550123' }, 'duplicate_phone_number'],
      [
        { email: 'new7@example.com', trusted_metadata: { big: 'x'.repeat(4_096) } },
        'metadata_too_large',
      ],
      [{ email: 'new8@example.com', name: { first_name: '\0' } }, 'bad_request'],
    ]
    for (const [body, errorType] of refusals)
      expect([body, (await host.post('/users', body)).data.error_type]).toEqual([body, errorType])
    const { data } = await host.post('/users/search', {})
    expect(data.results_metadata.total).toBe(1)
  })

  test('of parallel creations with one address exactly one succeeds', async () => {
    const { host } = await start()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => host.post('/users', { email: 'once@example.com' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, data } of answers)
      if (status !== 200) expect(data.error_type).toBe('duplicate_email')
  })

  test('update merges metadata, keeps what is left out, and a refused update changes nothing', async () => {
    const { host } = await start({ project: { rbac } })
    const { data: created } = await host.post('/users', {
      email: 'change@example.com',
      name: { first_name: 'Old', last_name: 'Name' },
      trusted_metadata: { a: 1, b: 2 },
      roles: ['editor'],
    })
    const path = `/users/${created.user_id}`
    const updated = await host.put(path, {
      name: { first_name: 'New' },
      trusted_metadata: { b: null, c: { d: 3 } },
      untrusted_metadata: { e: 5 },
      external_id: 'changed',
      locale: 'ar',
    })
    expect(updated.data).toMatchObject({
      user_id: created.user_id,
      emails: [{ email: 'change@example.com' }],
      phone_numbers: [],
      crypto_wallets: [],
    })
    const { user } = updated.data
    expect(user).toMatchObject({
      name: { first_name: 'New', last_name: 'Name' },
      trusted_metadata: { a: 1, c: { d: 3 } },
      untrusted_metadata: { e: 5 },
      external_id: 'changed',
      locale: 'ar',
      roles: ['editor', 'stytch_user'],
    })
    await host.post('/users', { external_id: 'other' })
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i]))
    const refusals: [object, string][] = [
      [{ name: { first_name: 'X' }, external_id: 'other' }, 'duplicate_user_external_id'],
      [{ name: { first_name: 'X' }, trusted_metadata: many }, 'metadata_too_many_keys'],
      [{ name: { first_name: 'X' }, roles: ['nobody'] }, 'invalid_role'],
      [{ name: { first_name: 'X' }, locale: 'not a tag' }, 'invalid_locale'],
      [{ name: { first_name: 'X' }, locale: 'a'.repeat(36) }, 'invalid_locale'],
      [{ name: { first_name: 'X' }, trusted_metadata: 'text' }, 'metadata_invalid_format'],
    ]
    for (const [body, errorType] of refusals)
      expect((await host.put(path, body)).data.error_type).toBe(errorType)
    expect((await host.get(path)).data).toMatchObject(user)
    expect((await host.put(path, { roles: [] })).data.user.roles).toEqual(['stytch_user'])
    expect((await host.put(path, { locale: '' })).data.user).not.toHaveProperty('locale')
    const without = await host.del(`${path}/external_id`)
    expect(without.data.user).not.toHaveProperty('external_id')
    expect((await host.get('/users/changed')).status).toBe(404)
  })

  test('block ends every session at once and keeps the user out until unblock', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('blocked@example.com')
    const link = await world.sendLink('blocked@example.com')
    const blocked = await host.put(`/users/${begun.user_id}/block`)
    expect(blocked.data.user).toMatchObject({
      is_locked: true,
      lock_created_at: new Date(world.now()).toISOString(),
    })
    const page = await world.post('/sessions/authenticate', {}, { session: begun.session_token })
    expect(page.data.error_type).toBe('session_not_found')
    const again = () => world.post('/magic_links/authenticate', { token: link })
    expect((await again()).data.error_type).toBe('unable_to_auth_magic_link')
    expect((await host.get(`/sessions?user_id=${begun.user_id}`)).data.sessions).toEqual([])
    // Blocking a blocked user changes nothing.
    expect((await host.put(`/users/${begun.user_id}/block`)).status).toBe(200)
    const locked = await host.post('/users/search', {
      query: { operator: 'AND', operands: [{ filter_name: 'is_locked', filter_value: true }] },
    })
    expect(locked.data.results.map((user: { user_id: string }) => user.user_id)).toEqual([
      begun.user_id,
    ])
    const free = await host.put(`/users/${begun.user_id}/unblock`)
    expect(free.data.user).toMatchObject({ is_locked: false })
    expect((await again()).data.error_type).toBe('unable_to_auth_magic_link')
    expect((await world.signIn('blocked@example.com')).user_id).toBe(begun.user_id)
    const log = await host.get(`/audit?user_id=${begun.user_id}`)
    const actions = log.data.entries.map(
      ({ action, actor }: { action: string; actor: { kind: string } }) => `${actor.kind} ${action}`,
    )
    expect(actions.filter((entry: string) => entry === 'host user.blocked')).toHaveLength(1)
    expect(actions).toContain('host session.revoked')
    expect(actions).toContain('host user.unblocked')
  })

  test('revoking the sessions of a user ends all of theirs and nobody else’s', async () => {
    const { world, host } = await start()
    const first = await world.signIn('all@example.com')
    const second = await world.signIn('all@example.com')
    const bystander = await world.signIn('bystander@example.com')
    const { data } = await host.post(`/users/${first.user_id}/sessions/revoke`)
    expect([...data.session_ids].sort()).toEqual(
      [first.session.session_id, second.session.session_id].sort(),
    )
    for (const { session_token } of [first, second])
      expect((await host.post('/sessions/authenticate', { session_token })).status).toBe(404)
    const { session_token } = bystander
    expect((await host.post('/sessions/authenticate', { session_token })).status).toBe(200)
  })

  test('delete removes the user with their sessions and frees the address; the log keeps it', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('gone@example.com')
    const gone = await host.del(`/users/${begun.user_id}`)
    expect(gone.data).toMatchObject({ user_id: begun.user_id, status_code: 200 })
    expect((await host.del(`/users/${begun.user_id}`)).data.error_type).toBe('user_not_found')
    const { session_token } = begun
    expect((await host.post('/sessions/authenticate', { session_token })).status).toBe(404)
    expect((await world.signIn('gone@example.com')).user_id).not.toBe(begun.user_id)
    const log = await host.get(`/audit?user_id=${begun.user_id}&action=user.deleted`)
    expect(log.data.entries).toHaveLength(1)
  })

  test('an address is removed by its id, except the last verified one', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('factor@example.com')
    const emailId = begun.user.emails[0].email_id
    const last = await host.del(`/users/emails/${emailId}`)
    expect([last.status, last.data.error_type]).toEqual([400, 'cannot_delete_last_primary_factor'])
    for (const [path, errorType] of [
      ['emails/email-test-nothing', 'email_not_found'],
      ['emails/%00', 'email_not_found'],
      ['totps/totp-test-nothing', 'totp_not_found'],
      ['phone_numbers/x', 'phone_number_not_found'],
      ['webauthn_registrations/x', 'webauthn_registration_not_found'],
      ['biometric_registrations/x', 'secondary_factor_not_found'],
      ['crypto_wallets/x', 'crypto_wallet_not_found'],
      ['passwords/x', 'password_not_found'],
      ['oauth/x', 'oauth_user_registration_not_found'],
    ])
      expect([path, (await host.del(`/users/${path}`)).data.error_type]).toEqual([path, errorType])
  })

  test('another project’s users are not found, whatever the call', async () => {
    const other = createTestProject()
    const { host } = await start({ otherProjects: [other] })
    const foreign = await start({ project: other })
    const theirs = await foreign.world.signIn('theirs@example.com')
    await foreign.host.put(`/users/${theirs.user_id}`, { external_id: 'theirs' })
    const emailId = theirs.user.emails[0].email_id
    const answers = [
      await host.get(`/users/${theirs.user_id}`),
      await host.get('/users/theirs'),
      await host.put(`/users/${theirs.user_id}`, { name: { first_name: 'Mallory' } }),
      await host.put(`/users/${theirs.user_id}/block`),
      await host.post(`/users/${theirs.user_id}/sessions/revoke`),
      await host.del(`/users/${theirs.user_id}`),
      await host.del(`/users/emails/${emailId}`),
      await host.get(`/users/${theirs.user_id}/connected_apps`),
    ]
    for (const { status } of answers) expect(status).toBe(404)
    const ids = [theirs.user_id]
    for (const operand of [
      { filter_name: 'user_id', filter_value: ids },
      { filter_name: 'email_id', filter_value: [emailId] },
    ]) {
      const { data } = await host.post('/users/search', {
        query: { operator: 'OR', operands: [operand] },
      })
      expect([data.results, data.results_metadata.total]).toEqual([[], 0])
    }
    expect((await host.get(`/audit?user_id=${theirs.user_id}`)).data.entries).toEqual([])
    expect((await foreign.host.get('/users/theirs')).data).toMatchObject({
      name: { first_name: '' },
      is_locked: false,
    })
  })

  test('a user has no connected apps yet, and an unknown one cannot be revoked', async () => {
    const { world, host } = await start()
    const { user_id } = await world.signIn('apps@example.com')
    expect((await host.get(`/users/${user_id}/connected_apps`)).data.connected_apps).toEqual([])
    const revoked = await host.post(`/users/${user_id}/connected_apps/app/revoke`, {})
    expect(revoked.data.error_type).toBe('connected_app_not_found')
    world.advance(minute)
  })
})
