import { createHmac, createPublicKey, createSign } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { CompactSign, decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createSigningKeys, type SigningKeys } from '../../kernel/keys/signing-keys.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { findSessionByJwt } from './find-session-by-jwt.ts'

const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

describe.each(pickEngines('sqlite'))('a session JWT in place of the token on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let signingKeys: SigningKeys
  let privateKey: Awaited<ReturnType<typeof importJWK>>
  let kid: string
  let signedIn: { session_jwt: string; user_id: string; session: { session_id: string } }
  let claims: JWTPayload
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({ storage: database.storage })
    signedIn = await world.signIn('jwt@example.com')
    claims = decodeJwt(signedIn.session_jwt)
    const keyRing = createKeyRing(world.config.rootKey)
    const clock = { now: world.now }
    signingKeys = createSigningKeys({ storage: world.storage, keyRing, clock })
    const [row] = await world.storage.keys.list(world.project.projectId, 'session', world.now())
    if (!row) throw new Error('The project has no key.')
    kid = row.kid
    // Signs with the service's real key, which only the root key opens, JWTs that the service would never issue.
    const jwk = keyRing.open(row.sealedPrivateJwk, `signing key\0${row.projectId}\0${row.kid}`)
    privateKey = await importJWK(JSON.parse(jwk), 'ES256')
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const find = (jwt: string) =>
    findSessionByJwt(
      { signingKeys, config: world.config, clock: { now: world.now }, storage: world.storage },
      world.project,
      jwt,
    )
  const sign = (payload: object | string, header: object = {}) =>
    new CompactSign(Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
      .sign(privateKey)

  test('identifies its session while the session lives', async () => {
    expect((await find(signedIn.session_jwt))?.sessionId).toBe(signedIn.session.session_id)
    expect((await find(await sign(claims)))?.sessionId).toBe(signedIn.session.session_id)
    const other = await world.signIn('gone@example.com')
    await world.post('/sessions/revoke', undefined, { session: other.session_token })
    expect(await find(other.session_jwt)).toBeNull()
  })

  test('SES-05 an algorithm other than that of the key is refused, whatever the header says', async () => {
    const body = encode(claims)
    const header = (more: object) => encode({ typ: 'JWT', kid, ...more })
    const [, payload = '', signature = ''] = signedIn.session_jwt.split('.')
    const forged = ['none', 'None', 'nOnE', 'NONE', ''].flatMap((alg) => [
      `${header({ alg })}.${body}.`,
      `${header({ alg })}.${body}.${signature}`,
    ])
    // Signs with the public key as a shared secret, in each of its encodings.
    const { keys } = await signingKeys.getJwks(world.project.projectId)
    const [jwk = {}] = keys
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    const spellings = [
      key.export({ type: 'spki', format: 'pem' }),
      key.export({ type: 'spki', format: 'der' }),
      JSON.stringify(jwk),
      String(jwk.x),
      Buffer.from(String(jwk.x), 'base64url'),
      '',
    ]
    for (const alg of ['HS256', 'HS384', 'HS512'])
      for (const secret of spellings) {
        const input = `${header({ alg })}.${body}`
        const hash = alg.replace('HS', 'sha')
        forged.push(`${input}.${createHmac(hash, secret).update(input).digest('base64url')}`)
      }
    const rsa = makeKeyPair(2048)
    for (const alg of ['RS256', 'ES256', 'PS256']) {
      const input = `${header({ alg })}.${body}`
      const own = createSign('sha256').update(input).sign(rsa.privateKey, 'base64url')
      forged.push(`${input}.${own}`)
    }
    forged.push(
      `${encode({ typ: 'JWT', kid })}.${payload}.${signature}`,
      `${header({ alg: 'ES384' })}.${payload}.${signature}`,
      `${header({ alg: ['ES256'] })}.${payload}.${signature}`,
      // Encrypted tokens have five parts.
      `${header({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`,
      `${payload}.${signature}`,
      `${signedIn.session_jwt}.`,
      signedIn.session_jwt.slice(0, -2),
      '',
    )
    for (const jwt of forged) expect([jwt, await find(jwt)]).toEqual([jwt, null])
    // The signature is valid, but the service never issues such headers.
    for (const odd of [
      { crit: ['b64'], b64: false },
      { crit: ['made-up'], 'made-up': 1 },
    ]) {
      const jwt = `${header({ alg: 'ES256', ...odd })}.${payload}.${signature}`
      expect(await find(jwt)).toBeNull()
    }
  })

  test('SES-06 a key is found among our own by its exact kid; nothing else in the header selects one', async () => {
    const kids = [
      '../../dev/null',
      "' union select 1 --",
      kid.toUpperCase(),
      `${kid} `,
      `${kid}\0`,
      '__proto__',
      'constructor',
      '',
      'k'.repeat(60_000),
    ]
    for (const wrong of kids) expect(await find(await sign(claims, { kid: wrong }))).toBeNull()
    for (const odd of [1, null, [kid], { kid }]) {
      const [, payload, signature] = signedIn.session_jwt.split('.')
      expect(await find(`${encode({ alg: 'ES256', kid: odd })}.${payload}.${signature}`)).toBeNull()
    }
    const stranger = makeKeyPair('P-256')
    const jwk = stranger.publicKey.export({ format: 'jwk' })
    for (const brought of [
      { jwk },
      { jku: 'http://127.0.0.1:1/jwks' },
      { x5u: 'http://127.0.0.1:1/cert' },
      { x5c: [stranger.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] },
    ]) {
      const jwt = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, ...brought })
        .sign(stranger.privateKey)
      expect(await find(jwt)).toBeNull()
    }
  })

  test('SES-06 ten thousand forged kids do not cause a look-up each', async () => {
    let reads = 0
    const { storage } = world
    const counting = createSigningKeys({
      storage: {
        keys: {
          ...storage.keys,
          list: (...place) => {
            reads += 1
            return storage.keys.list(...place)
          },
        },
      },
      keyRing: createKeyRing(world.config.rootKey),
      clock: { now: world.now },
    })
    const [, payload, signature] = signedIn.session_jwt.split('.')
    for (let i = 0; i < 10_000; i++) {
      const jwt = `${encode({ alg: 'ES256', kid: `jwk-${i}` })}.${payload}.${signature}`
      const verified = await counting.verify(world.project.projectId, jwt, {
        issuer: world.config.baseUrl,
        audience: world.project.projectId,
      })
      if (verified) expect.unreachable(jwt)
    }
    expect(reads).toBe(1)
  })

  test('SES-07 claims must be exactly those that we sign', async () => {
    const seconds = Math.floor(world.now() / 1000)
    const other = await world.signIn('other@example.com')
    const refused: [string, object][] = [
      ['expired by a second', { exp: seconds - 1 }],
      ['expired now', { exp: seconds }],
      ['not valid yet', { nbf: seconds + 3_600 }],
      ['from the future', { iat: seconds + 3_600 }],
      ['of another issuer', { iss: 'https://auth.example.com/' }],
      ['of none', { iss: undefined }],
      ['for another project', { aud: ['project-test-other'] }],
      ['for others as well', { aud: [world.project.projectId, 'project-test-other'] }],
      ['for nobody', { aud: [] }],
      ['without an audience', { aud: undefined }],
      ['for another party', { azp: 'somebody' }],
      ['without a person', { sub: undefined }],
      ["of another person's session", { sub: other.user_id }],
      ['with an empty person', { sub: '' }],
      ['without an end', { exp: undefined }],
      ['with an end in words', { exp: `${seconds + 60}` }],
      ['with half a second', { exp: seconds + 60.5 }],
      ['without a beginning', { iat: undefined }],
      ['without a session', { 'https://stytch.com/session': undefined }],
      ['with a session of no id', { 'https://stytch.com/session': {} }],
      ['with a session that is a text', { 'https://stytch.com/session': 'x' }],
    ]
    for (const [why, more] of refused)
      expect([why, await find(await sign({ ...claims, ...more }))]).toEqual([why, null])
    const text = JSON.stringify(claims).replace(/"exp":\d+/, '"exp":1e400')
    expect(await find(await sign(text))).toBeNull()
    expect(await find(await sign('[]'))).toBeNull()
    expect(await find(await sign('null'))).toBeNull()
  })

  test('SES-07 a JWT signed with another project’s key is refused', async () => {
    const neighbour = await createTestService({ storage: database.storage })
    await neighbour.signIn('n@example.com')
    const iat = Math.floor(world.now() / 1_000)
    const times = { iat, exp: iat + 300 }
    const jwt = await signingKeys.sign(neighbour.project.projectId, claims, times)
    expect(await find(jwt)).toBeNull()
    await neighbour.close()
  })
})
