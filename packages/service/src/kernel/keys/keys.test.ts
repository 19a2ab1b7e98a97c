import { createPrivateKey, randomBytes } from 'node:crypto'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { openSqliteStorage } from '../storage/sqlite/open-sqlite-storage.ts'
import { createKeyRing, hashIdentifier } from './key-ring.ts'
import { createSigningKeys } from './signing-keys.ts'

const project = 'project-test-1'
const expected = { issuer: 'https://auth.example.com', audience: project }

async function setUp() {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  const clock = { now: () => time.now }
  const time = { now: Date.UTC(2026, 0, 1) }
  const keyRing = createKeyRing(randomBytes(32))
  const create = () => createSigningKeys({ storage, keyRing, clock })
  const lasting = (seconds: number) => {
    const iat = Math.floor(time.now / 1_000)
    return { iat, exp: iat + seconds }
  }
  return { storage, time, keyRing, create, lasting, keys: create() }
}

const claims = { iss: expected.issuer, aud: [project], sub: 'user-test-1' }

describe('key ring', () => {
  test('refuses a root key that is too short to be random enough', () => {
    expect(() => createKeyRing(randomBytes(31))).toThrow(RangeError)
  })

  test('opens what it sealed, and seals the same text differently each time', () => {
    const ring = createKeyRing(randomBytes(32))
    const sealed = ring.seal('482913 ä', 'mail')
    expect(ring.open(sealed, 'mail')).toBe('482913 ä')
    expect(ring.seal('482913 ä', 'mail')).not.toBe(sealed)
  })

  test('refuses to open for another context, with another key, or after a change', () => {
    const ring = createKeyRing(randomBytes(32))
    const sealed = ring.seal('secret', 'mail')
    expect(() => ring.open(sealed, 'key')).toThrow()
    expect(() => createKeyRing(randomBytes(32)).open(sealed, 'mail')).toThrow()
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)
    expect(() => ring.open(`v1.${bytes.toString('base64url')}`, 'mail')).toThrow()
    for (const junk of ['', 'v1', 'v1.', 'v2.abcd', 'v1.AAAA'])
      expect(() => ring.open(junk)).toThrow()
  })

  test('the same code hashes differently under another challenge or another key', () => {
    const ring = createKeyRing(randomBytes(32))
    const hash = ring.hashCode('method-1', '123456')
    expect(ring.hashCode('method-1', '123456')).toBe(hash)
    expect(ring.hashCode('method-2', '123456')).not.toBe(hash)
    expect(createKeyRing(randomBytes(32)).hashCode('method-1', '123456')).not.toBe(hash)
  })

  test('the identifier key that a move exports produces neither our MACs nor our captcha hashes', () => {
    const ring = createKeyRing(randomBytes(32))
    const revealed = Buffer.from(ring.revealIdentifierKey(), 'base64url')
    const made = hashIdentifier(revealed, 'text')
    expect(made).toBe(ring.hashKey('text'))
    expect([ring.toMac('text'), ring.hashCaptcha('text')]).not.toContain(made)
  })

  test('digests are compared by content, at any length', () => {
    expect(isEqualDigest('abc', 'abc')).toBe(true)
    expect(isEqualDigest('abc', 'abd')).toBe(false)
    expect(isEqualDigest('abc', 'abcd')).toBe(false)
  })
})

describe('signing keys', () => {
  test('a JWT verifies for its own project, issuer and audience only', async () => {
    const { keys, storage, lasting } = await setUp()
    const jwt = await keys.sign(project, claims, lasting(300))
    expect(await keys.verify(project, jwt, expected)).toMatchObject({ sub: 'user-test-1' })
    expect(await keys.verify('project-test-2', jwt, expected)).toBeNull()
    expect(await keys.verify(project, jwt, { ...expected, issuer: 'https://x' })).toBeNull()
    expect(await keys.verify(project, jwt, { ...expected, audience: 'x' })).toBeNull()
    await storage.close()
  })

  test('a JWT is recognized by exactly the claims and times that it was signed with', async () => {
    const { keys, create, storage, time, lasting } = await setUp()
    const times = lasting(300)
    const jwt = await keys.sign(project, claims, times)
    const isOf = (other: object, at = times) =>
      create().isOf(jwt, project, { ...claims, ...other }, at)
    expect(await isOf({})).toBe(true)
    expect(await isOf({ sub: 'user-test-2' })).toBe(false)
    expect(await isOf({ more: 1 })).toBe(false)
    expect(await isOf({}, { ...times, iat: times.iat + 1 })).toBe(false)
    expect(await isOf({}, { ...times, exp: times.exp + 1 })).toBe(false)
    await keys.rotate(project)
    expect(await isOf({})).toBe(true)
    time.now += 6 * 60_000
    expect(await isOf({})).toBe(false)
    await storage.close()
  })

  test('a JWT expires at the end of its life, without leeway', async () => {
    const { keys, storage, time, lasting } = await setUp()
    const jwt = await keys.sign(project, claims, lasting(300))
    time.now += 299_000
    expect(await keys.verify(project, jwt, expected)).not.toBeNull()
    time.now += 1_000
    expect(await keys.verify(project, jwt, expected)).toBeNull()
    await storage.close()
  })

  test('only ES256 is accepted, whatever the header says', async () => {
    const { keys, storage } = await setUp()
    const { keys: published } = await keys.getJwks(project)
    const kid = published[0]?.kid ?? ''
    const body = Buffer.from(JSON.stringify({ ...claims, iat: 1, exp: 9e9 })).toString('base64url')
    for (const alg of ['none', 'None', 'HS256', 'RS256']) {
      const header = Buffer.from(JSON.stringify({ alg, kid, typ: 'JWT' })).toString('base64url')
      expect(await keys.verify(project, `${header}.${body}.`, expected)).toBeNull()
    }
    const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(published[0]))
    const confused = await new SignJWT({ ...claims, exp: 9e9 })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setIssuedAt()
      .sign(publicKeyAsSecret)
    expect(await keys.verify(project, confused, expected)).toBeNull()
    await storage.close()
  })

  test('published keys have a unique kid and no private member', async () => {
    const { keys, storage, lasting } = await setUp()
    await keys.sign(project, claims, lasting(300))
    await keys.rotate(project)
    const { keys: published } = await keys.getJwks(project)
    expect(published).toHaveLength(2)
    expect(new Set(published.map((key) => key.kid)).size).toBe(2)
    for (const key of published) expect(key).not.toHaveProperty('d')
    await storage.close()
  })

  test('after a rotation old JWTs verify for a day, new ones longer', async () => {
    const { keys, create, storage, time, lasting } = await setUp()
    const old = await keys.sign(project, claims, lasting(10 * 24 * 3_600))
    await keys.rotate(project)
    time.now += 6 * 60_000
    const fresh = await keys.sign(project, claims, lasting(10 * 24 * 3_600))
    expect(await create().verify(project, old, expected)).not.toBeNull()
    expect(await create().verify(project, fresh, expected)).not.toBeNull()
    time.now += 25 * 3_600_000
    expect(await create().verify(project, old, expected)).toBeNull()
    expect(await create().verify(project, fresh, expected)).not.toBeNull()
    await storage.close()
  })

  test('a new key signs only when every process and every cached JWKS knows it', async () => {
    const { keys, create, storage, time, lasting } = await setUp()
    const elsewhere = create()
    const cached = (await elsewhere.getJwks(project)).keys.map((key) => key.kid)
    await keys.rotate(project)
    const kidOf = (jwt: string) => decodeProtectedHeader(jwt).kid
    const early = await keys.sign(project, claims, lasting(300))
    expect(cached).toContain(kidOf(early))
    expect(await elsewhere.verify(project, early, expected)).not.toBeNull()
    time.now += 6 * 60_000
    const late = await keys.sign(project, claims, lasting(300))
    expect(cached).not.toContain(kidOf(late))
    expect(await elsewhere.verify(project, late, expected)).not.toBeNull()
    await storage.close()
  })

  test('a JWT signed with another process’s first key verifies at once', async () => {
    const { keys, create, storage, lasting } = await setUp()
    const elsewhere = create()
    expect(await elsewhere.verify(project, 'not.a.jwt', expected)).toBeNull()
    const jwt = await keys.sign(project, claims, lasting(300))
    expect(await elsewhere.verify(project, jwt, expected)).not.toBeNull()
    await storage.close()
  })

  test('two processes that start at once sign with the same key', async () => {
    const { create, storage, lasting } = await setUp()
    const jwts = await Promise.all(
      [create(), create(), create()].map((k) => k.sign(project, claims, lasting(60))),
    )
    for (const jwt of jwts) expect(await create().verify(project, jwt, expected)).not.toBeNull()
    expect((await create().getJwks(project)).keys).toHaveLength(1)
    await storage.close()
  })

  test('the private key is sealed at rest, for its own row alone', async () => {
    const { keys, storage, keyRing, time, lasting } = await setUp()
    await keys.sign(project, claims, lasting(300))
    const [row] = await storage.keys.list(project, 'session', time.now)
    const sealed = row?.sealedPrivateJwk ?? ''
    expect(sealed).toMatch(/^v1\./)
    const context = (projectId: string) => `signing key\0${projectId}\0${row?.kid}`
    expect(() => keyRing.open(sealed, context('project-test-2'))).toThrow()
    const jwk = JSON.parse(keyRing.open(sealed, context(project)))
    expect(createPrivateKey({ key: jwk, format: 'jwk' }).asymmetricKeyType).toBe('ec')
    await storage.close()
  })
})
