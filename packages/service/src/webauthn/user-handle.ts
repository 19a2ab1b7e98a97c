import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { UserRow } from '../storage/storage.ts'

/** The most bytes that an authenticator keeps (WebAuthn Level 3, 4). */
const mostBytes = 64

/**
 * What authenticators keep as a person's id: 32 bytes that say nothing of them, the same for every passkey
 * of theirs. Authenticators show it to whoever holds them, so it is no user id and no address.
 *
 * @returns base64url
 */
export function toUserHandle(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
): string {
  const hash = keyRing.hashKey(`webauthn user handle\0${projectId}\0${userId}`)
  return Buffer.from(hash, 'hex').toString('base64url')
}

/**
 * The handle that a host wants instead.
 *
 * @throws AuthError `bad_request` when it is too long, or another person's
 */
export async function toOwnHandle(
  { storage }: Pick<Dependencies, 'storage'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  overrideId: string,
): Promise<string> {
  const bytes = Buffer.from(overrideId, 'utf8')
  if (bytes.length > mostBytes) refuse(`must be at most ${mostBytes} bytes long`)
  const handle = bytes.toString('base64url')
  if (await storage.passkeys.isHandleOfOther(projectId, handle, userId)) {
    refuse('is the id of another user')
  }
  return handle
}

function refuse(reason: string): never {
  throw new AuthError('bad_request', { details: { field: 'override_id', reason } })
}
