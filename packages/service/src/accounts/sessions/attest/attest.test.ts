import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import {
  CompactSign,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrustedIssuer } from '../../../kernel/config/access-settings.ts'
import {
  createTestService,
  type TestService,
  toBasic,
} from '../../../testing/create-test-service.ts'
import { startRegistration } from '../../../testing/passkey-calls.ts'

const minute = 60_000
const issuer = 'https://id.example.com/'
const audience = 'shop'

/** Starts an issuer with keys and a JWKS endpoint. */
async function startIssuer() {
  const keys: GenerateKeyPairResult[] = [
    await generateKeyPair('ES256'),
    await generateKeyPair('ES256'),
  ]
  let requests = 0
  let respond: RequestListener | null = null
  let published = 1
  const listener: RequestListener = (request, response) => {
    requests += 1
    if (respond) return respond(request, response)
    void Promise.all(
      keys.slice(0, published).map(async ({ publicKey }, i) => ({
        ...(await exportJWK(publicKey)),
        kid: `key-${i}`,
        alg: 'ES256',
      })),
    ).then((jwks) => response.end(JSON.stringify({ keys: jwks })))
  }
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo
  return {
    url: (path = 'jwks') => `http://127.0.0.1:${port}/${path}`,
    requests: () => requests,
    publish: (count: number) => {
      published = count
    },
    respond: (listener: RequestListener | null) => {
      respond = listener
    },
    sign: (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key = 0) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: `key-${key}`, ...header })
        .sign(keys[key]?.privateKey ?? new Uint8Array()),
    keys,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const isRefused = ({ status, data }: { status: number; data: { error_type: string } }) =>
  expect([status, data.error_type]).toEqual([401, 'invalid_trusted_auth_token'])

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: TestService
  let id: Awaited<ReturnType<typeof startIssuer>>
  const toIssuer = (more: Partial<TrustedIssuer> & { profileId: string }): TrustedIssuer => ({
    issuer,
    audience,
    jwksUrl: id.url(),
    subjectClaim: 'sub',
    subjectIs: 'user_id',
    ...more,
  })
  beforeAll(async () => {
    database = await openTestStorage(engine)
    id = await startIssuer()
    world = await createTestService({
      storage: database.storage,
      project: {
        trustedIssuers: [
          toIssuer({ profileId: 'by-id' }),
          toIssuer({
            profileId: 'by-external',
            subjectClaim: 'customer',
            subjectIs: 'external_id',
          }),
          toIssuer({ profileId: 'by-email', subjectClaim: 'email', subjectIs: 'email' }),
          toIssuer({ profileId: 'moved', jwksUrl: id.url('moved') }),
          toIssuer({ profileId: 'huge', jwksUrl: id.url('huge') }),
          toIssuer({ profileId: 'down', jwksUrl: 'http://127.0.0.1:1/jwks' }),
        ],
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await id.stop()
    await database.remove()
  })
  let serial = 0
  const seconds = () => Math.floor(world.now() / 1000)
  const toClaims = (sub: string, more: JWTPayload = {}): JWTPayload => ({
    iss: issuer,
    aud: audience,
    sub,
    iat: seconds(),
    exp: seconds() + 60,
    jti: `token-${serial++}`,
    ...more,
  })
  const attest = (token: string, more: object = {}, session?: string) =>
    world.post(
      '/sessions/attest',
      { profile_id: 'by-id', token, ...more },
      session === undefined ? {} : { session },
    )
  return {
    get database() {
      return database
    },
    get world() {
      return world
    },
    get id() {
      return id
    },
    seconds,
    toClaims,
    attest,
  }
}

describe.each(pickEngines('sqlite'))('attestation on %s', (engine) => {
  const suite = openSuite(engine)
  const { seconds, toClaims, attest } = suite

  test('an issuer’s token starts a session that names the issuer', async () => {
    const { user_id } = await suite.world.signIn('word@example.com')
    const claims = toClaims(user_id)
    const { status, data } = await attest(await suite.id.sign(claims), {
      session_duration_minutes: 60,
    })
    expect(status).toBe(200)
    expect(data.session.authentication_factors).toEqual([
      {
        type: 'trusted_auth_token',
        delivery_method: 'trusted_token_exchange',
        last_authenticated_at: new Date(suite.world.now()).toISOString(),
        trusted_auth_token_factor: { token_id: claims.jti },
      },
    ])
    expect(data.session.expires_at).toBe(new Date(suite.world.now() + 60 * minute).toISOString())
    expect((await suite.world.get('/users/me', { session: data.session_token })).data.user_id).toBe(
      user_id,
    )
  })

  test('a second signature over the same claims is the same token', async () => {
    const { user_id } = await suite.world.signIn('malleable@example.com')
    const token = await suite.id.sign(
      JSON.parse(JSON.stringify({ ...toClaims(user_id), jti: undefined })),
    )
    const [header = '', payload = '', signature = ''] = token.split('.')
    // ECDSA signatures are malleable: (r, n - s) is valid wherever (r, s) is.
    const n = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
    const bytes = Buffer.from(signature, 'base64url')
    const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`)
    const twin = Buffer.concat([
      bytes.subarray(0, 32),
      Buffer.from((n - s).toString(16).padStart(64, '0'), 'hex'),
    ]).toString('base64url')
    expect((await attest(token)).status).toBe(200)
    isRefused(await attest(`${header}.${payload}.${twin}`))
  })

  test('users are found by the external suite.id and by an address that both sides proved', async () => {
    const { user_id } = await suite.world.signIn('found@example.com')
    const { projectId } = suite.world.project
    await suite.world.storage.users.update(projectId, user_id, { externalId: 'customer-7' })
    const external = await attest(await suite.id.sign(toClaims('x', { customer: 'customer-7' })), {
      profile_id: 'by-external',
    })
    expect(external.data.user_id).toBe(user_id)
    const byEmail = async (email: unknown, email_verified: unknown) =>
      attest(await suite.id.sign(toClaims('x', { email, email_verified })), {
        profile_id: 'by-email',
      })
    expect((await byEmail('FOUND@example.com', true)).data.user_id).toBe(user_id)
    for (const verified of [false, 'true', 1, undefined])
      isRefused(await byEmail('found@example.com', verified))
    await suite.world.sendLink('unproved@example.com')
    isRefused(await byEmail('unproved@example.com', true))
    for (const odd of ['nobody@example.com', 'x', '\0', 7, null, ['found@example.com']])
      isRefused(await byEmail(odd, true))
  })

  test('with a session of the same user, by token, by JWT or as the caller, the factor is added to it', async () => {
    for (const way of ['token', 'jwt', 'caller'] as const) {
      const own = await suite.world.signIn('same@example.com')
      const token = await suite.id.sign(toClaims(own.user_id))
      const more = {
        ...(way === 'token' && { session_token: own.session_token }),
        ...(way === 'jwt' && { session_jwt: own.session_jwt }),
      }
      const { status, data } = await attest(
        token,
        more,
        way === 'caller' ? own.session_token : undefined,
      )
      expect([way, status, data.session?.session_id]).toEqual([way, 200, own.session.session_id])
      expect(data.session.authentication_factors.map(({ type }: { type: string }) => type)).toEqual(
        ['magic_link', 'trusted_auth_token'],
      )
      const old = await suite.world.get('/users/me', { session: own.session_token })
      expect(old.data.error_type).toBe('session_not_found')
    }
  })

  test('a named session that is dead, or of another user, is refused and the token stays usable', async () => {
    const ada = await suite.world.signIn('ada@example.com')
    const eve = await suite.world.signIn('eve@example.com')
    const gone = await suite.world.signIn('gone@example.com')
    await suite.world.post('/sessions/revoke', undefined, { session: gone.session_token })
    const token = await suite.id.sign(toClaims(ada.user_id))
    for (const named of [
      { session_token: eve.session_token },
      { session_jwt: eve.session_jwt },
      { session_token: gone.session_token },
      { session_jwt: gone.session_jwt },
      { session_token: 'x' },
      { session_jwt: 'x' },
    ]) {
      const answer = await attest(token, named)
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
    }
    const both = await attest(token, {
      session_token: ada.session_token,
      session_jwt: ada.session_jwt,
    })
    expect([both.status, both.data.error_type]).toEqual([400, 'too_many_session_arguments'])
    expect((await attest(token)).status).toBe(200)
  })

  test('an impersonator cannot add a factor, however the session is named', async () => {
    const { user_id } = await suite.world.signIn('acted@example.com')
    const { projectId } = suite.world.project
    const issued = await suite.world.post(
      '/v1/impersonation/token',
      {
        user_id,
        impersonator_id: 'staff-7',
        impersonator_email_address: 'staff@example.com',
        reason: 'Ticket 4711',
      },
      { headers: { authorization: toBasic(projectId, projectId.replace('project', 'secret')) } },
    )
    const { data: acted } = await suite.world.post('/impersonation/authenticate', {
      impersonation_token: issued.data.impersonation_token,
    })
    const token = await suite.id.sign(toClaims(user_id))
    for (const answer of [
      await attest(token, {}, acted.session_token),
      await attest(token, { session_token: acted.session_token }),
      await attest(token, { session_jwt: acted.session_jwt }),
    ])
      expect([answer.status, answer.data.error_type]).toEqual([403, 'unauthorized_action'])
  })

  test('a user whom an issuer vouched for is not pruned, though the address was never proved', async () => {
    const { storage } = suite.database
    const { projectId } = suite.world.project
    const type = async (email: string) => {
      await suite.world.sendLink(email)
      return (await storage.users.findByEmail(projectId, email))?.userId ?? ''
    }
    const [known, stray] = [await type('vouched@example.com'), await type('typed@example.com')]
    const { session_token } = (await attest(await suite.id.sign(toClaims(known)))).data
    expect((await suite.world.get('/users/me', { session: session_token })).data.user_id).toBe(
      known,
    )
    await suite.world.post('/sessions/revoke', undefined, { session: session_token })
    // So long afterwards that all rows of the token and its session are pruned.
    suite.world.advance(400 * 24 * 60 * minute)
    for (const table of [storage.challenges, storage.sessions, storage.browsers]) {
      await table.prune(suite.world.now(), 10_000)
    }
    await storage.users.takeForgotten(suite.world.now(), 10_000)
    expect(await storage.users.findById(projectId, stray)).toBeNull()
    expect(await storage.users.findById(projectId, known)).toMatchObject({ status: 'pending' })
  })

  test('on an account with an authenticator app, a mailbox sign-in and a token do not add up to sufficient factors', async () => {
    const email = 'guarded@example.com'
    const owner = await suite.world.signIn(email)
    const app = (await suite.world.post('/totps', {}, { session: owner.session_token })).data
    const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
      timestamp: suite.world.now(),
    })
    await suite.world.post(
      '/totps/authenticate',
      { totp_code: code },
      { session: owner.session_token },
    )
    const byMail = await suite.world.signIn(email)
    const both = await attest(
      await suite.id.sign(toClaims(owner.user_id)),
      {},
      byMail.session_token,
    )
    expect(
      both.data.session.authentication_factors.map(({ type }: { type: string }) => type),
    ).toEqual(['magic_link', 'trusted_auth_token'])
    const refused = await startRegistration(suite.world, both.data.session_token)
    expect([refused.status, refused.data.error_type]).toEqual([403, 'insufficient_factors'])
  })

  test('an unknown and a blocked user are not signed in', async () => {
    isRefused(await attest(await suite.id.sign(toClaims('user-test-nobody'))))
    const { user_id } = await suite.world.signIn('blocked@example.com')
    const { projectId } = suite.world.project
    await suite.world.storage.users.update(projectId, user_id, { blockedAt: suite.world.now() })
    const answer = await attest(await suite.id.sign(toClaims(user_id)))
    expect([answer.status, answer.data.error_type]).toEqual([403, 'user_blocked'])
  })

  test('SES-07 claims: expired, not valid yet, of another issuer, for another audience, malformed', async () => {
    const { user_id } = await suite.world.signIn('claims@example.com')
    const refused: JWTPayload[] = [
      { exp: seconds() - 31 },
      { nbf: seconds() + 3_600 },
      { iat: seconds() + 3_600 },
      { iss: 'https://suite.id.example.com' },
      { iss: undefined },
      { aud: 'other' },
      { aud: [audience, 'other'] },
      { aud: undefined },
      { exp: undefined },
      { sub: undefined },
    ]
    for (const more of refused)
      isRefused(
        await attest(await suite.id.sign(JSON.parse(JSON.stringify(toClaims(user_id, more))))),
      )
    const raw = (json: string) =>
      new CompactSign(new TextEncoder().encode(json))
        .setProtectedHeader({ alg: 'ES256', kid: 'key-0' })
        .sign(suite.id.keys[0]?.privateKey ?? new Uint8Array())
    const base = `"iss":"${issuer}","aud":"${audience}","sub":"${user_id}"`
    for (const exp of [`"${seconds() + 60}"`, '1e400', 'null', 'true', '9007199254740993'])
      isRefused(await attest(await raw(`{${base},"exp":${exp}}`)))
    isRefused(await attest(await raw('[]')))
    expect((await attest(await suite.id.sign(toClaims(user_id, { aud: [audience] })))).status).toBe(
      200,
    )
  })

  test('SES-05 algorithms: none, HS256 with the public key, another key, b64, crit, JWE', async () => {
    const { user_id } = await suite.world.signIn('alg@example.com')
    const claims = toClaims(user_id)
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const alg of ['none', 'None', 'nOnE', ''])
      isRefused(await attest(`${encode({ alg, kid: 'key-0' })}.${encode(claims)}.`))
    const jwk = suite.id.keys[0] && (await exportJWK(suite.id.keys[0].publicKey))
    const secrets = [JSON.stringify(jwk), jwk?.x ?? '', 'shop'].map((text) => Buffer.from(text))
    for (const secret of secrets) {
      const padded = Buffer.concat([secret, Buffer.alloc(32)])
      isRefused(
        await attest(
          await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-0' }).sign(padded),
        ),
      )
    }
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const stranger = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey)
    isRefused(await attest(await stranger({ kid: 'key-0' })))
    // Keys that the token contains or refers to must be ignored.
    const requests = suite.id.requests()
    isRefused(await attest(await stranger({ kid: 'key-0', jwk: await exportJWK(publicKey) })))
    isRefused(
      await attest(
        await stranger({ kid: 'key-0', jku: suite.id.url('evil'), x5u: suite.id.url('evil') }),
      ),
    )
    expect(suite.id.requests()).toBe(requests)
    isRefused(await attest(`${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`))
    const good = await suite.id.sign(claims)
    const [, payload = '', signature = ''] = good.split('.')
    for (const header of [
      { alg: 'ES256', kid: 'key-0', crit: ['b64'], b64: false },
      { alg: 'ES256', kid: 'key-0', crit: ['made-up'], 'made-up': true },
      { kid: 'key-0' },
      { alg: 'RS256', kid: 'key-0' },
    ])
      isRefused(await attest(`${encode(header)}.${payload}.${signature}`))
    expect((await attest(good)).status).toBe(200)
  })

  test('SES-06 unknown kids are cheap: the issuer is asked once in a while, not each time', async () => {
    const { user_id } = await suite.world.signIn('kid@example.com')
    const requests = suite.id.requests()
    const odd = ['../../dev/null', "' or 1=1 --", 'x'.repeat(8_000), '__proto__', 'key-9']
    for (const kid of [...odd, ...Array.from({ length: 200 }, (_, i) => `made-up-${i}`)])
      isRefused(await attest(await suite.id.sign(toClaims(user_id), { kid })))
    expect(suite.id.requests() - requests).toBeLessThanOrEqual(1)
  })

  test('without the keys nobody is signed in: unreachable, redirected, endless, not a key set', async () => {
    const { user_id } = await suite.world.signIn('away@example.com')
    const token = await suite.id.sign(toClaims(user_id))
    const fails = async (profile_id: string) => {
      const answer = await attest(token, { profile_id })
      expect([profile_id, answer.status, answer.data.error_type]).toEqual([
        profile_id,
        503,
        'server_unavailable',
      ])
    }
    await fails('down')
    suite.id.respond((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: suite.id.url() }).end()
      else response.end(`{"keys":[],"more":"${'x'.repeat(300_000)}"}`)
    })
    await fails('moved')
    await fails('huge')
    suite.id.respond((_request, response) => response.end('no JSON'))
    await fails('moved')
    suite.id.respond(null)
    // A failed fetch must not be cached.
    expect((await attest(token, { profile_id: 'moved' })).status).toBe(200)
  })

  test('a profile that the project does not have is named', async () => {
    const answer = await attest('x', { profile_id: 'unknown' })
    expect([answer.status, answer.data.error_type]).toEqual([
      404,
      'trusted_token_profile_not_found',
    ])
    for (const token of ['', 'x', 'a.b.c', '\0', 'x'.repeat(16_000)]) isRefused(await attest(token))
  })
})

describe.each(pickEngines('postgres'))('attestation at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { toClaims, attest } = suite

  test('a token works once, with a jti and without, even with 50 parallel calls', async () => {
    const { user_id } = await suite.world.signIn('once@example.com')
    for (const claims of [toClaims(user_id), { ...toClaims(user_id), jti: undefined }]) {
      const token = await suite.id.sign(JSON.parse(JSON.stringify(claims)))
      const answers = await Promise.all(Array.from({ length: 50 }, () => attest(token)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      isRefused(await attest(token))
      suite.world.advance(1_000)
    }
  })
})
