import type { Random } from './random.ts'
/**
 * Makes a random id in the form that clients know: `user-test-…` in a test project, `user-live-…` in a
 * live one.
 *
 * @param kind what the id names: `user`, `session`, `email`, …
 */
export function createId(random: Random, kind: string, projectId: string): string {
  const stage = projectId.startsWith('project-live-') ? 'live' : 'test'
  return `${kind}-${stage}-${createUuid(random)}`
}

/** Makes a link token or a session token: 256 random bits in base64url. */
export function createToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** True for a text that `createToken` could have made; the storage is not asked about any other. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** Makes a UUID of version 4. */
export function createUuid(random: Random): string {
  const bytes = Buffer.from(random.bytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  // Slices, because every request gets an id and a regular expression takes five times as long.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
