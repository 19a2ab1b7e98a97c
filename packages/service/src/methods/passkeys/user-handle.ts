import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { listMovedHashes } from '../../kernel/keys/moved-keys.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** The longest user handle that an authenticator stores (WebAuthn Level 3 section 4). */
const maxBytes = 64

/**
 * Derives the id under which authenticators store a user: 32 bytes that reveal nothing, the same for all passkeys of
 * the user. An authenticator shows it to its holder, so it is neither the user id nor an address.
 *
 * @returns base64url
 */
function toUserHandle(
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId'>,
): string {
  return toHandle(keyRing.hashKey(toHandleName(user)))
}

const toHandleName = ({ projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>) =>
  `webauthn user handle\0${projectId}\0${userId}`

const toHandle = (hash: string) => Buffer.from(hash, 'hex').toString('base64url')

/**
 * Finds the user handle. A user who was moved from another installation keeps the handle that their authenticators
 * store: with two handles, an authenticator would list two users.
 *
 * @param existing all passkeys of the user
 */
export async function findUserHandle(
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
  user: Pick<UserRow, 'projectId' | 'userId'>,
  existing: readonly PasskeyRow[],
): Promise<string> {
  const own = toUserHandle({ keyRing }, user)
  const known = new Set(existing.map(({ userHandle }) => userHandle))
  if (known.size === 0 || known.has(own)) return own
  const { projectId } = user
  const moved = await listMovedHashes(storage.moves, keyRing, projectId, toHandleName(user))
  return moved.map(toHandle).find((handle) => known.has(handle)) ?? own
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
  if (bytes.length > maxBytes) refuse(`must be at most ${maxBytes} bytes long`)
  const handle = bytes.toString('base64url')
  if (await storage.passkeys.isHandleOfOther(projectId, handle, userId)) {
    refuse('is the id of another user')
  }
  return handle
}

function refuse(reason: string): never {
  throw new AuthError('bad_request', { details: { field: 'override_id', reason } })
}
