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

/** 256 random bits, base64url: link tokens and session tokens. */
export function createToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** True for what `createToken` could have made; anything else needs no look-up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** UUID version 4. */
export function createUuid(random: Random): string {
  const bytes = Buffer.from(random.bytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
