import { type CryptoKey, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createKeySet, type KeyPorts, type LoadedKey } from './key-set.ts'

const algorithm = 'ES256'

/** The keys that sign a project's session JWTs: ES256, made on demand, rotated with overlap. */
export interface SigningKeys {
  /**
   * Makes sure that `sign` can: whoever signs after something was written asks before it is.
   *
   * @throws Error when the key does not open
   */
  prepare(projectId: string): Promise<void>
  /** Signs claims with the project's newest published key; `iat`, `nbf` and `exp` are set here. */
  sign(projectId: string, claims: JWTPayload, ttlSeconds: number): Promise<string>
  /**
   * Verifies a JWT with a key of the project's own.
   *
   * @param expected.acceptExpired for whoever asks the storage next whether the session lives
   * @returns its claims, or null for anything that is not a valid JWT of this project, issuer and audience
   */
  verify(
    projectId: string,
    jwt: string,
    expected: { issuer: string; audience: string; acceptExpired?: boolean },
  ): Promise<JWTPayload | null>
  /** The public keys that verify at present, newest first (RFC 7517, section 5). */
  getJwks(projectId: string): Promise<{ keys: JWK[] }>
  /** Makes a new key; it signs once it is published for six minutes, the old one verifies for a day. */
  rotate(projectId: string): Promise<void>
}

/** Builds the signing keys of every project upon storage. */
export function createSigningKeys(ports: KeyPorts): SigningKeys {
  const { clock } = ports
  const keySet = createKeySet(ports, 'session')
  const privateKeys = new Map<string, Promise<CryptoKey | Uint8Array>>()

  function openPrivateKey(key: LoadedKey): Promise<CryptoKey | Uint8Array> {
    const known = privateKeys.get(key.kid)
    if (known) return known
    const opened = importJWK(keySet.openPrivateJwk(key), algorithm)
    privateKeys.set(key.kid, opened)
    return opened
  }

  return {
    prepare: async (projectId) => {
      await openPrivateKey(await keySet.getSigner(projectId, algorithm))
    },

    sign: async (projectId, claims, ttlSeconds) => {
      const key = await keySet.getSigner(projectId, algorithm)
      const issuedAt = Math.floor(clock.now() / 1_000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid })
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(await openPrivateKey(key))
    },

    verify: async (projectId, jwt, expected) => {
      const keys = await keySet.load(projectId)
      try {
        const { payload } = await jwtVerify(
          jwt,
          (header) => {
            // The key comes from our own store by exact id; nothing else in the header is looked at.
            const key = keys.find((candidate) => candidate.kid === header.kid)
            if (!key) throw new Error('No key of this project has this kid.')
            return key.publicKey
          },
          {
            algorithms: [algorithm],
            issuer: expected.issuer,
            audience: expected.audience,
            requiredClaims: ['sub', 'exp', 'iat'],
            currentDate: new Date(clock.now()),
            ...(expected.acceptExpired && { clockTolerance: Number.MAX_SAFE_INTEGER }),
          },
        )
        return payload
      } catch {
        return null
      }
    },

    getJwks: async (projectId) => {
      await keySet.getSigner(projectId, algorithm)
      return { keys: (await keySet.load(projectId)).map((key) => key.publicJwk) }
    },

    rotate: (projectId) => keySet.rotate(projectId, algorithm),
  }
}
