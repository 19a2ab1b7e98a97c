import { createHash, randomBytes } from 'node:crypto'
import {
  type CoseKey,
  type CredentialKey,
  createCredentialKey,
  type KeyAlgorithm,
} from './credential-key.ts'

/** Keys that a service must refuse. */
export type ForgedKey =
  /** ES256 with a point that is not on P-256. */
  | 'off curve'
  /** ES256 with zeros, which stand for the point at infinity. */
  | 'zero point'
  /** ES256 that names a curve other than P-256. */
  | 'other curve'
  /** RS256 with e = 1, for which anyone can forge a signature; this credential does so. */
  | 'RSA exponent 1'
  /** RS256 with a modulus of 512 bits, which can be factored. */
  | 'RSA short'
  /** RS256 with a modulus of 8192 bits, which costs time at every use. */
  | 'RSA long'
  /** Ed25519 with the neutral point, for which one signature fits every message; this credential uses it. */
  | 'small order'
  /** An unassigned algorithm number. */
  | 'unknown algorithm'
  /** RSASSA-PKCS1-v1_5 with SHA-1. */
  | 'RS1'
  /** ML-DSA-44 with a key of the right size. */
  | 'ML-DSA'
  /** A key whose algorithm is a text instead of a number. */
  | 'text algorithm'
  /** A symmetric key, HS256. */
  | 'symmetric'
  /** ES256 with 8 KB of extra data. */
  | 'padded'
  /** An empty map. */
  | 'empty'

/** Makes a forged key, with signatures as valid as such a key allows. */
export function createForgedKey(kind: ForgedKey): CredentialKey {
  const honest = createCredentialKey(toAlgorithm(kind))
  const cose = toForgedCose(kind, new Map(honest.cose))
  if (kind === 'RSA exponent 1') return { ...honest, cose, sign: signWithoutKey }
  if (kind === 'small order') return { ...honest, cose, sign: signAnything }
  return { ...honest, cose }
}

function toAlgorithm(kind: ForgedKey): KeyAlgorithm {
  if (kind === 'small order') return 'EdDSA'
  return kind.startsWith('R') ? 'RS256' : 'ES256'
}

function toForgedCose(kind: ForgedKey, key: CoseKey): CoseKey {
  switch (kind) {
    case 'off curve':
      return key.set(-3, toBytes(32))
    case 'zero point':
      return key.set(-2, new Uint8Array(32)).set(-3, new Uint8Array(32))
    case 'other curve':
      return key.set(-1, 3)
    case 'RSA exponent 1':
      return key.set(-2, Uint8Array.of(1))
    case 'RSA short':
      return key.set(-1, toBytes(64))
    case 'RSA long':
      return key.set(-1, toBytes(1024))
    case 'small order':
      return key.set(-2, neutralPoint)
    case 'padded':
      return key.set(-70_000, toBytes(8192))
    case 'unknown algorithm':
      return key.set(3, -7777)
    case 'RS1':
      return key.set(3, -65535)
    case 'ML-DSA':
      return new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 7],
        [3, -48],
        [-1, toBytes(1312)],
      ])
    case 'text algorithm':
      return key.set(3, 'ES256')
    case 'symmetric':
      return new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 4],
        [3, 5],
        [-1, toBytes(32)],
      ])
    case 'empty':
      return new Map()
  }
}

/** y = 1, little-endian (RFC 8032, section 5.1.2). */
const neutralPoint = Uint8Array.from([1, ...new Uint8Array(31)])

/** R = A = the neutral point and S = 0: S·B = R + h·A, whatever h is. */
function signAnything(): Buffer {
  return Buffer.concat([neutralPoint, Buffer.alloc(32)])
}

/** m to the power of 1 is m: the padded digest (RFC 8017, section 9.2) is its own signature. */
function signWithoutKey(message: Buffer): Buffer {
  const prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex')
  const digest = Buffer.concat([prefix, createHash('sha256').update(message).digest()])
  const padding = Buffer.alloc(256 - 3 - digest.length, 0xff)
  return Buffer.concat([Buffer.of(0, 1), padding, Buffer.of(0), digest])
}

function toBytes(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(randomBytes(size))
}
