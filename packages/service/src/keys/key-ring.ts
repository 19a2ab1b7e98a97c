import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/**
 * Everything that is derived from the root key: one key per purpose (HKDF, RFC 5869), so that what one
 * purpose leaks helps with no other. Not here: keys that sign session JWTs; those are random, and only
 * sealed with a key of this ring.
 */
export interface KeyRing {
  /** SHA-256 of a token of at least 128 random bits, hex. No key: the token cannot be guessed. */
  hashToken(token: string): string
  /** HMAC of a short code, bound to its challenge, hex: without the key a code cannot be tried offline. */
  hashCode(challengeId: string, code: string): string
  /** HMAC of an identifier, hex: limits are counted by it, so that no address stands in their tables. */
  hashKey(text: string): string
  /**
   * The key of `hashKey`, base64url: another installation knows by it what was hashed here. For a move alone. What was
   * hashed under it is recognised, never trusted: whoever holds a project's file can make it.
   */
  revealIdentifierKey(): string
  /** Message authentication code (RFC 2104), hex: nobody else can say what this installation said. No move takes its key along. */
  toMac(text: string): string
  /** HMAC of a captcha's challenge, hex: without the key nobody makes one. */
  hashCaptcha(text: string): string
  /** HMAC of a fixed text, hex: tells two root keys apart and says nothing of either. */
  toCheck(): string
  /**
   * Encrypts a text (AES-256-GCM).
   *
   * @param context what the text is for; `open` must name the same
   */
  seal(text: string, context?: string): string
  /** @throws Error when the text was sealed by another key, for another context, or was changed */
  open(sealed: string, context?: string): string
}

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** What `hashKey` of the installation made that revealed this key. */
export const hashIdentifier = (identifierKey: Uint8Array, text: string) =>
  createHmac('sha256', identifierKey).update(text).digest('hex')

/**
 * Derives the ring from the root key.
 *
 * @param rootKey at least 32 random bytes
 * @throws RangeError when the key is shorter
 */
export function createKeyRing(rootKey: Uint8Array): KeyRing {
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
    hashToken: (token) => hash('sha256', token, 'hex'),
    hashCode: (challengeId, code) =>
      createHmac('sha256', codeKey).update(`${challengeId}\0${code}`).digest('hex'),
    hashKey: (text) => hashIdentifier(identifierKey, text),
    revealIdentifierKey: () => identifierKey.toString('base64url'),
    toMac: (text) => createHmac('sha256', macKey).update(text).digest('hex'),
    hashCaptcha: (text) => createHmac('sha256', captchaKey).update(text).digest('hex'),
    toCheck: () => createHmac('sha256', checkKey).update('portico').digest('hex'),
    seal: (text, context = '') => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      cipher.setAAD(Buffer.from(`${version}\0${context}`))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    open: (sealed, context = '') => {
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
