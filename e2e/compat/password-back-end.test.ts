/** Passwords by a host's back end: the official package for Node, unmodified, over TLS. */
import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto'
import { sessions } from '@portico/contract'
import { passwords } from '@portico/contract/methods/passwords'
import { createWorld, type World } from '@portico/testkit'
import type { Client, PasswordsMigrateRequest } from 'stytch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolByCode, enrolByPassword, linkOf, logIn } from './support/enrol.ts'
import { type BackEnd, type BackEndError, startBackEnd } from './support/start-back-end.ts'

const old = 'seven wooden lighthouses'
const fresh = 'nine copper submarines'
const leaked = 'iloveyou'
const session_duration_minutes = 60
const salt = 'salt of 16 bytes'
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex')

type Hash = Pick<PasswordsMigrateRequest, 'hash'> & Partial<PasswordsMigrateRequest>

/** What another system kept of the password `old`; of `phpass` the test program's own. */
const hashes: Readonly<Record<string, Hash>> = {
  bcrypt: { hash: '$2b$04$jLbZsS4KkfyW.RAirdKWkucNqcxP.OeXJgrDzrACr4FLCl/GlYaP.' },
  argon_2i: {
    hash: '$argon2i$v=19$m=64,t=2,p=1$i0CMbqTL5BJhwaAnuS0ZFQ$bIFPL5btczGGZ+7hE7v0SLrLlEjCDf2HUT4yX9cXh+I',
  },
  argon_2id: {
    hash: '9OT0B8XLLORpUzpWNuc8RLjj1XyeWwbwuDs81eVh5PA=',
    argon_2_config: {
      salt: 'wTF00ShLFj4zOi4upe4T0Q==',
      iteration_amount: 2,
      memory: 64,
      threads: 1,
      key_length: 32,
    },
  },
  scrypt: {
    hash: base64(scryptSync(old, salt, 64, { N: 1_024, r: 8, p: 1 })),
    scrypt_config: {
      salt: base64(salt),
      n_parameter: 1_024,
      r_parameter: 8,
      p_parameter: 1,
      key_length: 64,
    },
  },
  pbkdf_2: {
    hash: base64(pbkdf2Sync(old, salt, 100, 32, 'sha512')),
    pbkdf_2_config: {
      salt: base64(salt),
      iteration_amount: 100,
      key_length: 32,
      algorithm: 'sha512',
    },
  },
  md_5: {
    hash: digest('md5', `a${old}b`),
    md_5_config: { prepend_salt: 'a', append_salt: 'b' },
  },
  sha_1: {
    hash: digest('sha1', `${old}b`),
    sha_1_config: { prepend_salt: '', append_salt: 'b' },
  },
  sha_512: {
    hash: digest('sha512', `a${old}`),
    sha_512_config: { prepend_salt: 'a', append_salt: '' },
  },
  phpass: { hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' },
}

const byPassword = [{ type: 'password', delivery_method: 'knowledge' }]

describe("passwords from a host's back end", () => {
  let world: World
  let backEnd: BackEnd
  let host: Client
  let links: { login_redirect_url: string; reset_password_redirect_url: string }
  beforeAll(async () => {
    world = await createWorld({ tls: true })
    backEnd = startBackEnd(world)
    host = backEnd.client
    const url = `${world.origin}/reset`
    links = { login_redirect_url: url, reset_password_redirect_url: url }
  })
  afterAll(async () => {
    backEnd?.stop()
    await world?.stop()
  })

  const fails = (call: Promise<unknown>): Promise<Partial<BackEndError>> =>
    call.then(
      () => ({}),
      (error: BackEndError) => error,
    )
  const isAlive = async (session: string) =>
    (await world.call(sessions.authenticate, {}, { session })).status === 200
  /** Asks for a reset, and reads the token off the mail. */
  async function startReset(email: string, kind = 'reset_password') {
    const sent = await host.passwords.email.resetStart({ email, ...links })
    const link = linkOf(await world.inbox.next(email), kind)
    return { sent, token: new URL(link).searchParams.get('token') ?? '' }
  }

  test('a user is created, and signs in; a log-in without a session duration starts no session', async () => {
    const email = 'ada@example.com'
    const created = await host.passwords.create({
      email,
      password: old,
      name: { first_name: 'Ada' },
      trusted_metadata: { plan: 'gold' },
      session_duration_minutes,
      session_custom_claims: { tier: 2 },
    })
    expect(created).toMatchObject({
      status_code: 200,
      email_id: created.user.emails[0]?.email_id,
      user: { name: { first_name: 'Ada' }, password: { requires_reset: false } },
      session: { custom_claims: { tier: 2 }, authentication_factors: byPassword },
    })
    const again = await host.passwords.authenticate({ email, password: old })
    expect(again).toMatchObject({ user_id: created.user_id, session_token: '', session_jwt: '' })
    expect(await fails(host.passwords.authenticate({ email, password: fresh }))).toMatchObject({
      status_code: 401,
      error_type: 'unauthorized_credentials',
    })
    expect(await fails(host.passwords.create({ email, password: fresh }))).toMatchObject({
      error_type: 'duplicate_email',
    })
  })

  test('a log-in adds the password factor to the session that the host passes', async () => {
    const email = 'bob@example.com'
    const begun = await enrolByPassword(world, email, old)
    const { session } = await host.passwords.authenticate({
      email,
      password: old,
      session_token: begun.session_token,
      session_duration_minutes,
    })
    expect(session?.session_id).toBe(begun.session.session_id)
    expect(session?.authentication_factors.map(({ type }) => type).sort()).toEqual([
      'otp',
      'password',
    ])
  })

  test('a strength check reports the score and whether the password is accepted', async () => {
    expect(await host.passwords.strengthCheck({ password: leaked })).toMatchObject({
      valid_password: false,
      breached_password: true,
      score: 0,
      strength_policy: 'zxcvbn',
      feedback: {
        warning: 'This is a top-100 common password.',
        luds_requirements: { has_lower_case: true, missing_complexity: 2 },
      },
    })
    const strong = { email: 'cleo@example.com', password: old }
    expect(await host.passwords.strengthCheck(strong)).toMatchObject({ valid_password: true })
    const refused = host.passwords.create({ email: 'cleo@example.com', password: leaked })
    expect(await fails(refused)).toMatchObject({ error_type: 'breached_password' })
  })

  test.each(Object.entries(hashes))(
    'a user with a migrated %s hash can sign in, and the hash becomes argon2id',
    async (hash_type, hash) => {
      const email = `${hash_type.replace('_', '-')}@old.example`
      const migrated = await host.passwords.migrate({
        email,
        hash_type,
        ...hash,
        set_email_verified: true,
        name: { first_name: 'Old' },
        external_id: `crm-${hash_type}`,
        untrusted_metadata: { shelf: 3 },
      })
      expect(migrated).toMatchObject({
        user_created: true,
        email_id: migrated.user.emails[0]?.email_id,
        user: { emails: [{ email, verified: true }], external_id: `crm-${hash_type}` },
      })
      const password = hash_type === 'phpass' ? 'test12345' : old
      for (const _ of ['the old hash', 'the new one']) {
        const signedIn = await host.passwords.authenticate({ email, password })
        expect(signedIn.user_id).toBe(migrated.user_id)
      }
      const stored = await world.storage.passwords.find(world.project.projectId, migrated.user_id)
      expect(stored?.hash).toMatch(/^\$argon2id\$/)
      const again = host.passwords.migrate({ email, hash_type, ...hash })
      expect(await fails(again)).toMatchObject({ error_type: 'password_already_exists' })
    },
  )

  test('a hash is migrated for an existing user; an unreadable hash is refused', async () => {
    const email = 'dora@example.com'
    const { user_id } = await host.users.create({ email })
    const migrate = (hash_type: string, hash: string) =>
      host.passwords.migrate({ email, hash_type, hash })
    expect(await fails(migrate('crypt', 'x'))).toMatchObject({ error_type: 'invalid_hash_type' })
    expect(await fails(migrate('bcrypt', 'x'))).toMatchObject({ error_type: 'invalid_hash' })
    const migrated = await migrate('bcrypt', hashes.bcrypt?.hash ?? '')
    expect(migrated).toMatchObject({ user_id, user_created: false })
  })

  test('a forgotten password is reset by e-mail, once; older sessions end', async () => {
    const email = 'eve@example.com'
    const begun = await enrolByPassword(world, email, old)
    const { sent, token } = await startReset(email)
    expect(sent).toMatchObject({ user_id: begun.user_id, email_id: expect.any(String) })
    const weak = host.passwords.email.reset({ token, password: leaked })
    expect(await fails(weak)).toMatchObject({ error_type: 'breached_password' })
    const reset = await host.passwords.email.reset({
      token,
      password: fresh,
      session_duration_minutes,
    })
    expect(reset).toMatchObject({
      user_id: begun.user_id,
      session: { authentication_factors: byPassword },
    })
    expect(await isAlive(begun.session_token)).toBe(false)
    expect(await isAlive(reset.session_token)).toBe(true)
    expect([await logIn(world, email, old), await logIn(world, email, fresh)]).toEqual([401, 200])
    expect(await fails(host.passwords.email.reset({ token, password: old }))).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_auth_password_reset_token',
    })
    const nobody = host.passwords.email.resetStart({ email: 'nobody@example.com', ...links })
    expect(await fails(nobody)).toMatchObject({ error_type: 'email_not_found' })
  })

  test('a reset requires the code verifier and the IP address that the host bound it to', async () => {
    const email = 'finn@example.com'
    await enrolByPassword(world, email, old)
    const code_verifier = 'v'.repeat(64)
    await host.passwords.email.resetStart({
      email,
      ...links,
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      attributes: { ip_address: '203.0.113.7', user_agent: 'Finn' },
    })
    const link = new URL(linkOf(await world.inbox.next(email), 'reset_password'))
    const token = link.searchParams.get('token') ?? ''
    const reset = (more: object) => host.passwords.email.reset({ token, password: fresh, ...more })
    const options = { ip_match_required: true, user_agent_match_required: false }
    const at = (ip_address: string) => ({ options, attributes: { ip_address, user_agent: 'Finn' } })
    expect(await fails(reset({}))).toMatchObject({ error_type: 'pkce_expected_code_verifier' })
    const elsewhere = reset({ code_verifier, ...at('198.51.100.9') })
    expect(await fails(elsewhere)).toMatchObject({ error_type: 'attribute_mismatch' })
    expect(await reset({ code_verifier, ...at('203.0.113.7') })).toMatchObject({ status_code: 200 })
  })

  test('both links in the reset mail can log the user in without a new password', async () => {
    const email = 'gina@example.com'
    const { user_id } = await enrolByPassword(world, email, old)
    for (const kind of ['login', 'reset_password']) {
      const { token } = await startReset(email, kind)
      expect(await host.magicLinks.authenticate({ token })).toMatchObject({ user_id })
    }
    expect(await logIn(world, email, old)).toBe(200)
  })

  test('a password is changed with the existing one', async () => {
    const email = 'hugo@example.com'
    const begun = await enrolByPassword(world, email, old)
    const change = (existing_password: string, new_password: string) =>
      host.passwords.existingPassword.reset({
        email,
        existing_password,
        new_password,
        session_duration_minutes,
      })
    expect(await fails(change(fresh, old))).toMatchObject({
      error_type: 'unauthorized_credentials',
    })
    expect(await fails(change(old, old))).toMatchObject({
      error_type: 'cannot_reset_password_with_existing_password',
    })
    expect(await change(old, fresh)).toMatchObject({
      user_id: begun.user_id,
      session: { authentication_factors: byPassword },
    })
    expect(await isAlive(begun.session_token)).toBe(false)
    expect(await logIn(world, email, fresh)).toBe(200)
  })

  test.each(['session_token', 'session_jwt'] as const)(
    'a password is set in a session identified by its %s',
    async (by) => {
      const email = `${by.replace('_', '-')}@example.com`
      const other = await enrolByCode(world, email)
      const begun = await host.sessions.authenticate({
        session_token: await enrolByCode(world, email),
      })
      const set = await host.passwords.sessions.reset({
        password: old,
        [by]: begun[by],
        session_duration_minutes,
      })
      expect(set.session?.session_id).toBe(begun.session.session_id)
      expect(await isAlive(set.session_token)).toBe(true)
      expect(await isAlive(other)).toBe(false)
      const { data } = await world.call(passwords.authenticate, { email, password: old })
      expect(data?.user_id).toBe(begun.user.user_id)
    },
  )

  test('a session that is too old or has ended cannot set a password', async () => {
    const token = await enrolByCode(world, 'iris@example.com')
    world.clock.advance(6 * 60_000)
    const set = (session_token: string) =>
      host.passwords.sessions.reset({ password: old, session_token })
    expect(await fails(set(token))).toMatchObject({
      error_type: 'session_too_old_to_reset_password',
    })
    await host.sessions.revoke({ session_token: token })
    expect(await fails(set(token))).toMatchObject({ error_type: 'session_not_found' })
  })

  test('a password is removed', async () => {
    const email = 'jane@example.com'
    const { user } = await enrolByPassword(world, email, old)
    await host.users.deletePassword({ password_id: user.password?.password_id ?? '' })
    expect(await logIn(world, email, old)).toBe(401)
  })
})
