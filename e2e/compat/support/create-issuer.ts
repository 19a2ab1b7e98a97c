import { randomUUID, sign } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'

/** Another issuer, whose word a project takes: its public keys, and tokens signed by it. */
export interface Issuer {
  readonly issuer: string
  readonly audience: string
  readonly jwks: unknown
  /** @param now - epoch milliseconds */
  issueToken(email: string, now: number): string
}

const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes an issuer with a key of its own (ES256). */
export function createIssuer(): Issuer {
  const { privateKey, publicKey } = makeKeyPair('P-256')
  const kid = randomUUID()
  const issuer = 'https://id.fieldnotes.example/'
  const audience = 'fieldnotes'
  return {
    issuer,
    audience,
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] },
    issueToken(email, now) {
      const iat = Math.floor(now / 1000)
      const claims = {
        iss: issuer,
        aud: audience,
        email,
        email_verified: true,
        iat,
        exp: iat + 60,
        jti: randomUUID(),
      }
      const signed = `${toPart({ alg: 'ES256', kid })}.${toPart(claims)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
    },
  }
}
