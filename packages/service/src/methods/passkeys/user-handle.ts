import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** The longest user handle that an authenticator stores (WebAuthn Level 3 section 4); bytes. */
export const maxHandleBytes = 64

/**
 * Derives the id under which authenticators store a user: 32 bytes that reveal nothing, the same for all passkeys of
 * the user. An authenticator shows it to its holder, so it is neither the user id nor an address.
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
 * Chooses the user handle of a new passkey. A user who was moved or imported from another installation keeps the handle
 * that their authenticators store: with two handles, an authenticator would list two users.
 *
 * @param existing all passkeys of the user, oldest first
 */
export function chooseUserHandle(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId'>,
  existing: readonly Pick<PasskeyRow, 'userHandle'>[],
): string {
  const own = toUserHandle({ keyRing }, user)
  const isKnown = existing.some(({ userHandle }) => userHandle === own)
  return isKnown ? own : (existing[0]?.userHandle ?? own)
}

/**
 * Returns a handle that the host chooses.
 *
 * @throws AuthError `bad_request` when it is too long or belongs to another user
 */
export async function toOwnHandle(
  { storage }: Pick<Dependencies, 'storage'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  overrideId: string,
): Promise<string> {
  const bytes = Buffer.from(overrideId, 'utf8')
  if (bytes.length > maxHandleBytes) refuse(`must be at most ${maxHandleBytes} bytes long`)
  const handle = bytes.toString('base64url')
  if (await storage.passkeys.isHandleOfOther(projectId, handle, userId)) {
    refuse('is the id of another user')
  }
  return handle
}

function refuse(reason: string): never {
  throw new AuthError('bad_request', { details: { field: 'override_id', reason } })
}
