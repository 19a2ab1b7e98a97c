import {
  createPrivateKey,
  createPublicKey,
  type ED25519KeyPairOptions,
  // biome-ignore lint/style/noRestrictedImports: only here, where the job exports the key itself
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'

/** The public and the private half of a key. */
export interface KeyObjects {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

/** A curve, or the length of an RSA key in bits. */
export type KeyKind = 'P-256' | 'P-384' | 'Ed25519' | number

const encodings: ED25519KeyPairOptions<'der', 'der'> = {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
}

/**
 * Makes a key pair at once.
 *
 * The key objects of `generateKeyPairSync` itself can stop Node 20 for good: their export holds the key's lock while it
 * allocates, and a garbage collection at that moment waits for the same lock, because it frees the job that made the
 * key. So the job exports the key, and the returned objects are of another one.
 */
export function makeKeyPair(kind: KeyKind): KeyObjects {
  const { publicKey, privateKey } = generate(kind)
  return {
    publicKey: createPublicKey({ key: publicKey, type: 'spki', format: 'der' }),
    privateKey: createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }),
  }
}

function generate(kind: KeyKind) {
  if (typeof kind === 'number') {
    return generateKeyPairSync('rsa', { modulusLength: kind, ...encodings })
  }
  if (kind === 'Ed25519') return generateKeyPairSync('ed25519', encodings)
  return generateKeyPairSync('ec', { namedCurve: kind, ...encodings })
}
