import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type HostPage, startHostPage } from '@portico/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessionVerifier } from '../examples/react-server/src/verify-session.ts'

const projectId = 'project-test-1'
const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function toJwt(header: object, claims: object, key: KeyObject = ours.privateKey) {
  const signed = `${toPart(header)}.${toPart(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

describe('the session cookie that the server-rendered example verifies', () => {
  let service: HostPage
  let claims: object
  let verifySession: ReturnType<typeof createSessionVerifier>
  const header = { alg: 'ES256', kid: 'key-1', typ: 'JWT' }

  beforeAll(async () => {
    const key = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'ES256' }
    service = await startHostPage({ html: JSON.stringify({ keys: [key] }), folders: {} })
    verifySession = createSessionVerifier(service.origin, projectId)
    const now = Math.floor(Date.now() / 1000)
    claims = {
      iss: service.origin,
      aud: [projectId],
      sub: 'user-test-1',
      nbf: now - 10,
      exp: now + 300,
      'https://stytch.com/session': {
        authentication_factors: [{ email_factor: { email_address: 'ada@example.com' } }],
      },
    }
  })
  afterAll(() => service.stop())

  test('identifies the user, and the keys are loaded once', async () => {
    const jwt = toJwt(header, claims)
    expect(await verifySession(jwt)).toEqual({ email: 'ada@example.com' })
    expect(await verifySession(jwt)).toEqual({ email: 'ada@example.com' })
    expect(service.requests).toEqual([`/v1/sessions/jwks/${projectId}`])
  })

  test.each<[string, () => string]>([
    ['of another issuer', () => toJwt(header, { ...claims, iss: 'https://elsewhere.example' })],
    ['for another project', () => toJwt(header, { ...claims, aud: ['project-test-2'] })],
    ['that has expired', () => toJwt(header, { ...claims, exp: 1 })],
    ['that is not valid yet', () => toJwt(header, { ...claims, nbf: Date.now() })],
    ['without an expiry', () => toJwt(header, { ...claims, exp: undefined })],
    ['signed by somebody else', () => toJwt(header, claims, theirs.privateKey)],
    ['with an unknown key', () => toJwt({ ...header, kid: 'key-2' }, claims)],
    ['with another algorithm', () => toJwt({ ...header, alg: 'HS256' }, claims)],
    ['without a signature', () => `${toPart({ ...header, alg: 'none' })}.${toPart(claims)}.`],
    ['that is not a JWT', () => 'nonsense'],
  ])('a cookie %s is rejected', async (_, getJwt) => {
    expect(await verifySession(getJwt())).toBeUndefined()
  })
})
