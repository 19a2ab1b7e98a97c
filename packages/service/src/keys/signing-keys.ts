import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Clock } from '../ports.ts'
import type { KeyRow, Storage } from '../storage/storage.ts'
import type { KeyRing } from './key-ring.ts'

const algorithm = 'ES256'

/** A short memory of a project's keys: what another process adds is seen within this time. */
const cacheMs = 30_000

/**
 * How long a new key is published before it signs: longer than any process or verifier keeps an older set
 * (`cacheMs`, and the five minutes of the JWKS reply), so that nobody meets a kid unknown to them.
 */
const publishMs = 6 * 60 * 1_000

/** How long a retired key still verifies: the life of a session JWT, the cache of a JWKS, and room. */
const overlapMs = 24 * 60 * 60 * 1_000

/** The keys that sign a project's session JWTs: ES256, made on demand, rotated with overlap. */
export interface SigningKeys {
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

interface LoadedKey {
  readonly kid: string
  readonly publicJwk: JWK
  readonly publicKey: CryptoKey | Uint8Array
  readonly row: KeyRow
}

/** Builds the signing keys of every project upon storage. */
export function createSigningKeys(ports: {
  storage: Pick<Storage, 'keys'>
  keyRing: KeyRing
  clock: Clock
}): SigningKeys {
  const { storage, keyRing, clock } = ports
  const loaded = new Map<string, { keys: readonly LoadedKey[]; loadedAt: number }>()
  const privateKeys = new Map<string, Promise<CryptoKey | Uint8Array>>()

  async function loadKeys(projectId: string): Promise<readonly LoadedKey[]> {
    const known = loaded.get(projectId)
    const now = clock.now()
    if (known && Math.abs(now - known.loadedAt) < cacheMs) return known.keys
    const keys = await Promise.all((await storage.keys.list(projectId, now)).map(toLoadedKey))
    // None is not remembered: another process may make the first one at any moment.
    if (keys.length > 0) loaded.set(projectId, { keys, loadedAt: now })
    return keys
  }

  async function getSigner(projectId: string): Promise<LoadedKey> {
    const keys = await loadKeys(projectId)
    const publishedBefore = clock.now() - publishMs
    const published = keys.filter((key) => key.row.createdAt <= publishedBefore)
    const signer =
      published.find((key) => key.row.retiredAt === null) ??
      published[0] ??
      // No set is older than the first key, so that one signs at once; it is the one that retired first.
      keys.findLast((key) => key.row.retiredAt !== null) ??
      keys.at(-1)
    if (signer) return signer
    const row = await storage.keys.addFirst(await createKeyRow(projectId, keyRing, clock))
    return toLoadedKey(row)
  }

  function openPrivateKey(key: LoadedKey): Promise<CryptoKey | Uint8Array> {
    const known = privateKeys.get(key.kid)
    if (known) return known
    const jwk: JWK = JSON.parse(keyRing.open(key.row.sealedPrivateJwk, toSealContext(key.row)))
    const opened = importJWK(jwk, algorithm)
    privateKeys.set(key.kid, opened)
    return opened
  }

  return {
    sign: async (projectId, claims, ttlSeconds) => {
      const key = await getSigner(projectId)
      const issuedAt = Math.floor(clock.now() / 1_000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid })
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(await openPrivateKey(key))
    },

    verify: async (projectId, jwt, expected) => {
      const keys = await loadKeys(projectId)
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
      await getSigner(projectId)
      return { keys: (await loadKeys(projectId)).map((key) => key.publicJwk) }
    },

    rotate: async (projectId) => {
      const now = clock.now()
      const key = await createKeyRow(projectId, keyRing, clock)
      await storage.keys.rotate(key, now, now + overlapMs)
      loaded.delete(projectId)
    },
  }
}

async function createKeyRow(projectId: string, keyRing: KeyRing, clock: Clock): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const kid = `jwk-${crypto.randomUUID()}`
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' }
  return {
    projectId,
    kid,
    algorithm,
    publicJwk: JSON.stringify(publicJwk),
    sealedPrivateJwk: keyRing.seal(
      JSON.stringify(await exportJWK(privateKey)),
      toSealContext({ projectId, kid }),
    ),
    createdAt: clock.now(),
    retiredAt: null,
    expiresAt: null,
  }
}

/** Bound to its row: a private key moved to another project's row does not open. */
function toSealContext({ projectId, kid }: Pick<KeyRow, 'projectId' | 'kid'>): string {
  return `signing key\0${projectId}\0${kid}`
}

async function toLoadedKey(row: KeyRow): Promise<LoadedKey> {
  const publicJwk: JWK = JSON.parse(row.publicJwk)
  return { kid: row.kid, publicJwk, publicKey: await importJWK(publicJwk, algorithm), row }
}
