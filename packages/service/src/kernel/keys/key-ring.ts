import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/**
 * Functions whose keys are derived from the root key, one key per purpose (HKDF, RFC 5869), so that a leak of one does
 * not affect the others. The keys that sign session JWTs are random; this ring only seals them.
 */
export type KeyRing = ReturnType<typeof createKeyRing>

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Computes the `hashKey` of the installation that revealed this key. */
export const hashIdentifier = (identifierKey: Uint8Array, text: string) =>
  createHmac('sha256', identifierKey).update(text).digest('hex')

/**
 * Derives the key ring from the root key.
 *
 * @param rootKey at least 32 random bytes
 * @throws RangeError when the key is shorter
 */
export function createKeyRing(rootKey: Uint8Array) {
  if (rootKey.length < 32) throw new RangeError('The root key must be at least 32 bytes long.')
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', rootKey, 'portico', purpose, 32))
  const codeKey = derive('passcode hmac')
  const identifierKey = derive('identifier hmac')
  const macKey = derive('message authentication hmac')
  const captchaKey = derive('captcha hmac')
  const checkKey = derive('root key check')
  const sealKey = derive('seal aes-256-gcm')

  return {
    /**
     * Hashes a token of at least 128 random bits with SHA-256, as hex. It needs no key, because such a token cannot be
     * guessed.
     */
    hashToken: (token: string) => hash('sha256', token, 'hex'),
    /** HMAC of a short code, bound to its challenge, as hex: without the key, guesses cannot be tested offline. */
    hashCode: (challengeId: string, code: string) =>
      createHmac('sha256', codeKey).update(`${challengeId}\0${code}`).digest('hex'),
    /** HMAC of an identifier, as hex: limits are counted by it, so that their tables contain no address. */
    hashKey: (text: string) => hashIdentifier(identifierKey, text),
    /**
     * Returns the key of `hashKey`, base64url, for a move only: the other installation recognizes by it the identifiers
     * that were hashed here. Such a hash identifies, but proves nothing, because the file of a project contains the key.
     */
    revealIdentifierKey: () => identifierKey.toString('base64url'),
    /**
     * Message authentication code (RFC 2104), as hex, that only this installation can compute. A move does not include
     * its key.
     */
    toMac: (text: string) => createHmac('sha256', macKey).update(text).digest('hex'),
    /** HMAC of a captcha's challenge, as hex: without the key, challenges cannot be forged. */
    hashCaptcha: (text: string) => createHmac('sha256', captchaKey).update(text).digest('hex'),
    /** HMAC of a fixed text, as hex: it differs between root keys and reveals neither. */
    toCheck: () => createHmac('sha256', checkKey).update('portico').digest('hex'),
    /**
     * Encrypts a text (AES-256-GCM).
     *
     * @param context the text's purpose and row; `open` must be given the same
     */
    seal: (text: string, context = '') => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      cipher.setAAD(Buffer.from(`${version}\0${context}`))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    /**
     * Decrypts a sealed text.
     *
     * @throws Error when another key or context sealed the text, or it was changed
     */
    open: (sealed: string, context = '') => {
      const [prefix, body] = sealed.split('.')
      const bytes = Buffer.from(body ?? '', 'base64url')
      if (prefix !== version || bytes.length < nonceBytes + tagBytes) {
        throw new Error('The sealed text is not of a known version.')
      }
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(`${version}\0${context}`))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}
