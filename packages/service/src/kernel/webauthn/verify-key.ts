import { createPublicKey, type JsonWebKey } from 'node:crypto'

/** COSE's algorithm numbers in the order of preference: ES256, EdDSA, RS256. */
const verifiers: readonly (readonly [algorithm: number, verify: (key: CoseKey) => void])[] = [
  [-7, verifyP256],
  [-8, verifyEd25519],
  [-257, verifyRsa],
]

/** The algorithms that keys may use. */
export const allowedAlgorithms: readonly number[] = verifiers.map(([algorithm]) => algorithm)

/** The labels of a COSE_Key (RFC 9052 section 7, RFC 9053 section 7). */
const label = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 }

type CoseKey = Pick<Map<number, unknown>, 'get'>

/**
 * Verifies that a public key is strong. The attestation `none` proves nothing about the key, which is first used at the
 * next sign-in: a weak key would let anyone sign in.
 *
 * @throws Error with the reason; the crypto library's error for an invalid key
 */
export function verifyKey(key: CoseKey): void {
  const algorithm = key.get(label.algorithm)
  const verify = verifiers.find(([number]) => number === algorithm)?.[1]
  if (!verify) throw new Error('The algorithm is not on the list.')
  verify(key)
}

function verifyP256(key: CoseKey): void {
  if (key.get(label.keyType) !== 2 || key.get(label.curve) !== 1) {
    throw new Error('The key is not of the curve of its algorithm.')
  }
  const [x, y] = [toBytes(key.get(label.x)), toBytes(key.get(label.y))]
  if (x.length !== 32 || y.length !== 32) throw new Error('A coordinate is not of 32 bytes.')
  // Throws for a point that is not on the curve.
  importJwk({ kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') })
}

function verifyEd25519(key: CoseKey): void {
  if (key.get(label.keyType) !== 1 || key.get(label.curve) !== 6) {
    throw new Error('The key is not of the curve of its algorithm.')
  }
  const point = toBytes(key.get(label.x))
  if (point.length !== 32 || isOfSmallOrder(point)) throw new Error('The point is no public key.')
  importJwk({ kty: 'OKP', crv: 'Ed25519', x: point.toString('base64url') })
}

function verifyRsa(key: CoseKey): void {
  const modulus = toBytes(key.get(label.modulus))
  const exponent = toBytes(key.get(label.exponent))
  if (key.get(label.keyType) !== 3) throw new Error('The key is not of the kind of its algorithm.')
  const n = importJwk({
    kty: 'RSA',
    n: modulus.toString('base64url'),
    e: exponent.toString('base64url'),
  }).asymmetricKeyDetails
  const bits = n?.modulusLength ?? 0
  // Shorter moduli can be factored; longer ones slow down every sign-in.
  if (bits < 2_048 || bits > 4_096) throw new Error('The modulus is not of 2048 to 4096 bits.')
  // With the exponent 1, a signature is the message itself; every authenticator uses 65537.
  if (n?.publicExponent !== 65_537n) throw new Error('The exponent is not 65537.')
}

function importJwk(jwk: JsonWebKey) {
  return createPublicKey({ key: jwk, format: 'jwk' })
}

function toBytes(value: unknown): Buffer {
  if (value instanceof Uint8Array) return Buffer.from(value)
  throw new Error('A part of the key is missing.')
}

const prime = 2n ** 255n - 19n
/** The y coordinates of points of order 1, 2, 4 and 8. Some of their signatures are valid for every message. */
const smallOrders = [
  0n,
  1n,
  prime - 1n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
]

function isOfSmallOrder(point: Buffer): boolean {
  const bytes = Buffer.from(point).reverse()
  // The top bit is the sign of x.
  const y = (BigInt(`0x${bytes.toString('hex')}`) & (2n ** 255n - 1n)) % prime
  return smallOrders.includes(y)
}
