import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { type JWK, type JWTPayload, jwtVerify } from 'jose'
import { createKeySet, type KeyPorts, type LoadedKey } from './key-set.ts'

const algorithm = 'ES256'

/** The validity of a JWT; seconds since the epoch. */
export interface JwtTimes {
  readonly iat: number
  readonly exp: number
}

/** The keys that sign a project's session JWTs: ES256, created on demand, rotated with an overlap. */
export type SigningKeys = ReturnType<typeof createSigningKeys>

/** A private key in the form that signing needs. */
interface Signer {
  /** JWTs use the raw form of ES256 signatures (RFC 7518, 3.4), not DER. */
  readonly privateKey: { readonly key: KeyObject; readonly dsaEncoding: 'ieee-p1363' }
  /** The encoded header of all JWTs that this key signs. */
  readonly header: string
}

function toSigner({ kid }: LoadedKey, jwk: JWK): Signer {
  const key = createPrivateKey({ format: 'jwk', key: { ...jwk } })
  return {
    privateKey: { key, dsaEncoding: 'ieee-p1363' },
    header: toPart({ alg: algorithm, typ: 'JWT', kid }),
  }
}

/** Builds the signed part of a JWT: its header and its claims. */
const toSigned = ({ header }: Signer, claims: JWTPayload, { iat, exp }: JwtTimes) =>
  `${header}.${toPart({ ...claims, iat, nbf: iat, exp })}`

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates the signing keys of all projects. */
export function createSigningKeys(ports: KeyPorts) {
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
    /**
     * Loads the key for `sign`. Callers that sign after a write call it before the write, so that a missing key stops
     * them in time.
     *
     * @throws Error when the key does not open
     */
    prepare: async (projectId: string) => {
      await getSigner(projectId)
    },

    /** Signs claims with the project's newest published key; `iat`, `nbf` and `exp` are set here. */
    sign: async (projectId: string, claims: JWTPayload, times: JwtTimes) => {
      const signer = await getSigner(projectId)
      const signed = toSigned(signer, claims, times)
      // Synchronous: a signature takes a fraction of the time for passing it to another thread and waiting behind
      // password hashes.
      const signature = sign('sha256', Buffer.from(signed), signer.privateKey)
      return `${signed}.${signature.toString('base64url')}`
    },

    /** True when `sign` would now produce the same header and claims as this JWT, with the same key. */
    isOf: async (jwt: string, projectId: string, claims: JWTPayload, times: JwtTimes) =>
      jwt.startsWith(`${toSigned(await getSigner(projectId), claims, times)}.`),

    /**
     * Verifies a JWT with the project's keys.
     *
     * @param expected.acceptExpired for callers that then look up whether the session is active
     * @returns its claims, or null for anything but a valid JWT of this project, issuer and audience
     */
    verify: async (
      projectId: string,
      jwt: string,
      expected: { issuer: string; audience: string; acceptExpired?: boolean },
    ) => {
      const keys = await keySet.load(projectId)
      try {
        const { payload } = await jwtVerify(
          jwt,
          (header) => {
            // The key is looked up in the project's own keys by exact id; no other field of the header is used.
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

    /** Returns the public keys that verify now, newest first (RFC 7517, section 5). */
    getJwks: async (projectId: string) => {
      await keySet.getSigner(projectId, algorithm)
      return { keys: (await keySet.load(projectId)).map((key) => key.publicJwk) }
    },

    /** Creates a new key. It signs after six minutes of publication; the old key verifies for another day. */
    rotate: (projectId: string) => keySet.rotate(projectId, algorithm),
  }
}
