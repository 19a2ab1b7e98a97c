/** Checks secrets: they need enough randomness and must not be samples or quick choices. */

const rootKeyBytes = 32
const howToMakeOne =
  "generate one with: node -e \"console.log(require('node:crypto').randomBytes(32).toString('base64url'))\""

/**
 * Reads the root key: 32 random bytes or more, as hex or base64.
 *
 * @returns the bytes, or a description of the problem that never contains the key
 */
export function parseRootKey(text: string): Uint8Array | string {
  const bytes = toBytes(text.trim())
  if (bytes === null) return `must be hex or base64; ${howToMakeOne}`
  if (bytes.length < rootKeyBytes) {
    return `must hold at least ${rootKeyBytes} random bytes, has ${bytes.length}; ${howToMakeOne}`
  }
  if (isWeak(bytes)) return `is a sample or too regular to be random; ${howToMakeOne}`
  return bytes
}

/**
 * Checks a project's secret.
 *
 * @returns a description of the problem that never contains the secret, or null
 */
export function findSecretError(secret: string): string | null {
  if (secret.length < 32) {
    return `must be at least 32 characters long, is ${secret.length}; ${howToMakeOne}`
  }
  const body = secret.replace(/^secret-(test|live)-/, '')
  if (soundsLikeSample(body) || new Set(body).size < 10) {
    return `is a sample or too regular to be random; ${howToMakeOne}`
  }
  return null
}

/**
 * Checks a bearer token that the operator chose.
 *
 * @returns a description of the problem that never contains the token, or null
 */
export function findTokenError(token: string): string | null {
  if (token.length < 16) return 'must be at least 16 characters long'
  return isRegular(token) ? `is a sample or too regular to be random; ${howToMakeOne}` : null
}

/** Of 1,000 random tokens of sixteen hex digits, less than one has fewer than seven different digits. */
const isRegular = (token: string) => soundsLikeSample(token) || new Set(token).size < 7

function toBytes(text: string): Buffer | null {
  if (/^([0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex')
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return Buffer.from(text, 'base64')
  return null
}

/**
 * Random bytes fail none of these checks: 32 of them hold about 30 different values (fewer than 20 occur less than once
 * in 10^12 keys), are not all printable, and have no regular steps.
 */
function isWeak(bytes: Buffer): boolean {
  const isText = bytes.every((byte) => byte >= 32 && byte < 127)
  const steps = bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0))
  return new Set(bytes).size < 20 || isText || new Set(steps).size < 8
}

const soundsLikeSample = (text: string) =>
  /change.?me|example|sample|secret|password|placeholder|replace|insert|dummy|your[-_]|default|1234567|abcdefg|deadbeef/i.test(
    text,
  )
