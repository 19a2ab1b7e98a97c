import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { type JWK, type JWTPayload, jwtVerify } from 'jose'
import { createKeySet, type KeyPorts, type LoadedKey } from './key-set.ts'

const algorithm = 'ES256'

/** From when until when a JWT counts; seconds since the epoch. */
export interface JwtTimes {
  readonly iat: number
  readonly exp: number
}

/** The keys that sign a project's session JWTs: ES256, made on demand, rotated with overlap. */
export interface SigningKeys {
  /**
   * Makes sure that `sign` can: whoever signs after something was written asks before it is.
   *
   * @throws Error when the key does not open
   */
  prepare(projectId: string): Promise<void>
  /** Signs claims with the project's newest published key; `iat`, `nbf` and `exp` are set here. */
  sign(projectId: string, claims: JWTPayload, times: JwtTimes): Promise<string>
  /** Whether `sign` would now sign exactly the bytes that this JWT of ours has, by the same key. */
  isOf(jwt: string, projectId: string, claims: JWTPayload, times: JwtTimes): Promise<boolean>
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

/** A private key, ready to sign. */
interface Signer {
  /** ES256 signs with the bare numbers (RFC 7518, 3.4), not with their DER. */
  readonly privateKey: { readonly key: KeyObject; readonly dsaEncoding: 'ieee-p1363' }
  /** The first part of everything that it signs. */
  readonly header: string
}

function toSigner({ kid }: LoadedKey, jwk: JWK): Signer {
  const key = createPrivateKey({ format: 'jwk', key: { ...jwk } })
  return {
    privateKey: { key, dsaEncoding: 'ieee-p1363' },
    header: toPart({ alg: algorithm, typ: 'JWT', kid }),
  }
}

/** What is signed: the first two parts of a JWT. */
const toSigned = ({ header }: Signer, claims: JWTPayload, { iat, exp }: JwtTimes) =>
  `${header}.${toPart({ ...claims, iat, nbf: iat, exp })}`

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Builds the signing keys of every project upon storage. */
export function createSigningKeys(ports: KeyPorts): SigningKeys {
  const { clock } = ports
  const keySet = createKeySet(ports, 'session')
  const signers = new Map<string, Signer>()

  async function getSigner(projectId: string): Promise<Signer> {
    const key = await keySet.getSigner(projectId, algorithm)
    const signer = signers.get(key.kid) ?? toSigner(key, keySet.openPrivateJwk(key))
    signers.set(key.kid, signer)
    return signer
  }

  return {
    prepare: async (projectId) => {
      await getSigner(projectId)
    },

    sign: async (projectId, claims, times) => {
      const signer = await getSigner(projectId)
      const signed = toSigned(signer, claims, times)
      // At once, on this thread: a fraction of what it takes to hand the work to another and wait behind its hashes.
      const signature = sign('sha256', Buffer.from(signed), signer.privateKey)
      return `${signed}.${signature.toString('base64url')}`
    },

    isOf: async (jwt, projectId, claims, times) =>
      jwt.startsWith(`${toSigned(await getSigner(projectId), claims, times)}.`),

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
