import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as hashArgon2 } from '@node-rs/argon2'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { better, good, passwordRedirectUrls } from '../../testing/password-calls.ts'

const salt = 'salt of 16 bytes'
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')

/** A migration's fields by its type, of the password `good`. */
const migrations: Readonly<Record<string, () => Promise<object>>> = {
  bcrypt: async () => ({ hash: await hashBcrypt(good, 4) }),
  scrypt: async () => ({
    hash: base64(scryptSync(good, salt, 64, { N: 1_024, r: 8, p: 1 })),
    scrypt_config: {
      salt: base64(salt),
      n_parameter: 1_024,
      r_parameter: 8,
      p_parameter: 1,
      key_length: 64,
    },
  }),
  argon_2id: async () => ({
    hash: await hashArgon2(good, { memoryCost: 64, timeCost: 2, parallelism: 1 }),
  }),
  argon_2i: async () => ({
    hash: await hashArgon2(good, { algorithm: 1, memoryCost: 64, timeCost: 2, parallelism: 1 }),
  }),
  md_5: async () => ({
    hash: createHash('md5').update(`a${good}b`).digest('hex'),
    md_5_config: { prepend_salt: 'a', append_salt: 'b' },
  }),
  sha_1: async () => ({ hash: createHash('sha1').update(good).digest('base64') }),
  sha_512: async () => ({
    hash: createHash('sha512').update(`${good}b`).digest('hex'),
    sha_512_config: { append_salt: 'b' },
  }),
  pbkdf_2: async () => ({
    hash: base64(pbkdf2Sync(good, salt, 100, 32, 'sha256')),
    pbkdf_2_config: { salt: base64(salt), iteration_amount: 100, key_length: 32 },
  }),
}

describe.each(pickEngines('sqlite'))('the host’s passwords on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  const start = fixture.startHost
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('SVC-02 unknown fields of an operation are ignored, whatever their value', async () => {
    const { host } = await start()
    const odd = { session_token: { toString: 1 }, session_jwt: [], user_id: 7 }
    const person = { email: 'odd@example.com', password: good, session_duration_minutes: 60 }
    expect((await host.post('/passwords', { ...person, ...odd })).status).toBe(200)
  })

  test('a user is created with a password and signs in; without a duration there is no session', async () => {
    const { host } = await start()
    const created = await host.post('/passwords', {
      email: 'ada@example.com',
      password: good,
      name: { first_name: 'Ada' },
      trusted_metadata: { plan: 'gold' },
      session_duration_minutes: 60,
      session_custom_claims: { tier: 2 },
    })
    expect(created.data).toMatchObject({
      user: { name: { first_name: 'Ada' }, trusted_metadata: { plan: 'gold' } },
      session: {
        custom_claims: { tier: 2 },
        authentication_factors: [{ type: 'password', delivery_method: 'knowledge' }],
      },
    })
    expect(created.data.email_id).toBe(created.data.user.emails[0].email_id)
    const credentials = { email: 'ada@example.com', password: good }
    const proved = await host.post('/passwords/authenticate', credentials)
    expect(proved.data).toMatchObject({ session: null, session_token: '', session_jwt: '' })
    const { session_token } = created.data
    const extended = await host.post('/passwords/authenticate', {
      ...credentials,
      session_token,
      session_duration_minutes: 90,
    })
    expect(extended.data.session.session_id).toBe(created.data.session.session_id)
    const wrong = await host.post('/passwords/authenticate', { ...credentials, password: better })
    expect([wrong.status, wrong.data.error_type]).toEqual([401, 'unauthorized_credentials'])
    const again = await host.post('/passwords', credentials)
    expect(again.data.error_type).toBe('duplicate_email')
  })

  test('the strength is reported in the shape of the SDK, without a rate limit by source', async () => {
    const { host } = await start({
      project: {
        rates: {
          ...(await start()).world.project.rates,
          strengthPerSource: { max: 1, perSeconds: 60 },
        },
      },
    })
    const check = (body: object) => host.post('/passwords/strength_check', body)
    for (const password of [good, better]) {
      expect((await check({ password })).data).toMatchObject({ valid_password: true })
    }
    const attributes = { ip_address: '198.51.100.9' }
    expect((await check({ password: 'a', attributes })).data).toMatchObject({
      valid_password: false,
      score: 0,
      breach_detection_on_create: true,
      strength_policy: 'zxcvbn',
      feedback: { luds_requirements: { missing_characters: 7 } },
    })
    expect((await check({ password: 'a', attributes })).status).toBe(429)
  })

  test.each(Object.entries(migrations))(
    'PWD-12 a migrated %s hash signs in, and is then replaced with a hash of ours',
    async (hashType, make) => {
      const { world, host } = await start()
      const migrated = await host.post('/passwords/migrate', {
        email: 'old@example.com',
        hash_type: hashType,
        ...(await make()),
        set_email_verified: true,
        external_id: 'crm-7',
      })
      expect(migrated.data).toMatchObject({
        user_created: true,
        user: { status: 'active', external_id: 'crm-7', emails: [{ verified: true }] },
      })
      const signIn = (password: string) =>
        host.post('/passwords/authenticate', { email: 'old@example.com', password })
      expect((await signIn(better)).status).toBe(401)
      expect((await signIn(good)).status).toBe(200)
      const { projectId } = world.project
      const stored = await world.storage.passwords.find(projectId, migrated.data.user_id)
      expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/)
      expect((await signIn(good)).status).toBe(200)
    },
  )

  test('a migration keeps an existing password, and refuses a hash that cannot be checked', async () => {
    const { host, world } = await start()
    const migrate = async (body: object) =>
      (await host.post('/passwords/migrate', { email: 'ada@example.com', ...body })).data
    const bcrypt = { hash_type: 'bcrypt', hash: await hashBcrypt(good, 4) }
    expect(await migrate({ ...bcrypt, hash_type: 'crc' })).toMatchObject({
      error_type: 'invalid_hash_type',
    })
    expect(await migrate({ ...bcrypt, hash_type: 'constructor' })).toMatchObject({
      error_type: 'invalid_hash_type',
    })
    for (const hash of [good, bcrypt.hash.slice(1), ''])
      expect((await migrate({ ...bcrypt, hash })).error_type).toBe('invalid_hash')
    expect((await migrate({ ...bcrypt, hash_type: 'pbkdf_2' })).error_details).toEqual({
      reason: 'pbkdf_2_config is required',
    })
    const counted = await world.storage.users.findByEmail(
      world.project.projectId,
      'ada@example.com',
    )
    expect(counted).toBeNull()
    expect((await migrate(bcrypt)).user_created).toBe(true)
    expect((await migrate(bcrypt)).error_type).toBe('password_already_exists')
    const { user_id } = (await host.post('/users', { email: 'bob@example.com' })).data
    const migrated = await host.post('/passwords/migrate', { ...bcrypt, email: 'bob@example.com' })
    expect(migrated.data).toMatchObject({ user_id, user_created: false })
  })

  test('a reset by e-mail returns the user it mailed; the named session continues, others end', async () => {
    const { world, host } = await start()
    const { data } = await host.post('/passwords', {
      email: 'ada@example.com',
      password: good,
      session_duration_minutes: 60,
    })
    const other = await host.post('/passwords/authenticate', {
      email: 'ada@example.com',
      password: good,
      session_duration_minutes: 60,
    })
    const attributes = { ip_address: '198.51.100.4', user_agent: 'Test' }
    const sent = await host.post('/passwords/email/reset/start', {
      email: 'ada@example.com',
      attributes,
    })
    expect(sent.data).toMatchObject({ user_id: data.user_id, email_id: data.email_id })
    const mail = await world.takeMail('ada@example.com')
    const url = mail.links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
    const token = new URL(url).searchParams.get('token')
    const reset = (body: object) => host.post('/passwords/email/reset', { token, ...body })
    const options = { ip_match_required: true }
    const elsewhere = await reset({ password: better, options })
    expect(elsewhere.data.error_type).toBe('attribute_mismatch')
    expect((await reset({ password: 'iloveyou' })).data.error_type).toBe('breached_password')
    const { session_token } = data
    const done = await reset({ password: better, options, attributes, session_token })
    expect(done.data.session.session_id).toBe(data.session.session_id)
    const isAlive = async (token: string) =>
      (await host.post('/sessions/authenticate', { session_token: token })).status === 200
    expect(await isAlive(done.data.session_token)).toBe(true)
    expect(await isAlive(other.data.session_token)).toBe(false)
    expect((await reset({ password: better })).status).toBe(401)
    const nobody = await host.post('/passwords/email/reset/start', { email: 'no@example.com' })
    expect(nobody.data.error_type).toBe('email_not_found')
  })

  test('a password is changed with the existing one and in a fresh session, never in an impersonated one', async () => {
    const { host } = await start()
    const email = 'ada@example.com'
    const { data } = await host.post('/passwords', { email, password: good })
    const replaced = await host.post('/passwords/existing_password/reset', {
      email,
      existing_password: good,
      new_password: better,
      session_duration_minutes: 60,
    })
    expect(replaced.status).toBe(200)
    const { session_token } = replaced.data
    const inSession = (body: object) => host.post('/passwords/session/reset', body)
    const set = await inSession({ password: good, session_token })
    expect(set.data.session.session_id).toBe(replaced.data.session.session_id)
    expect((await inSession({ password: good })).data.error_type).toBe('session_not_found')
    const acting = await host.post('/impersonation/token', {
      user_id: data.user_id,
      impersonator_id: 'staff',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 1',
    })
    const acted = await host.post('/impersonation/authenticate', {
      impersonation_token: acting.data.impersonation_token,
    })
    const refused = await inSession({
      password: better,
      session_token: acted.data.session_token,
    })
    expect(refused.data.error_type).toBe('unauthorized_action')
  })

  test('a password is removed by its id, and users are found by whether they have one', async () => {
    const { host } = await start()
    const { data } = await host.post('/passwords', { email: 'ada@example.com', password: good })
    const bob = await host.post('/users', { email: 'bob@example.com' })
    const search = async (filter_value: boolean) => {
      const operands = [{ filter_name: 'password_exists', filter_value }]
      const found = await host.post('/users/search', { query: { operator: 'AND', operands } })
      return found.data.results.map(({ user_id }: { user_id: string }) => user_id)
    }
    expect(await search(true)).toEqual([data.user_id])
    expect(await search(false)).toEqual([bob.data.user_id])
    const { password_id } = data.user.password
    expect((await host.del('/users/passwords/password-test-none')).data.error_type).toBe(
      'password_not_found',
    )
    expect((await host.del(`/users/passwords/${password_id}`)).data.user.password).toBeNull()
    expect((await host.del(`/users/passwords/${password_id}`)).status).toBe(404)
    const signIn = { email: 'ada@example.com', password: good }
    expect((await host.post('/passwords/authenticate', signIn)).status).toBe(401)
    expect(await search(true)).toEqual([])
  })
})
