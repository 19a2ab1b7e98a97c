import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { listMovedHashes } from '../../kernel/keys/moved-keys.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** The most bytes that an authenticator keeps (WebAuthn Level 3, 4). */
const maxBytes = 64

/**
 * What authenticators keep as a person's id: 32 bytes that say nothing of them, the same for every passkey
 * of theirs. Authenticators show it to whoever holds them, so it is no user id and no address.
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
 * The same, for a person who may have come from another installation: what their authenticators keep already. Two
 * handles of one person would be two people to an authenticator.
 *
 * @param existing all passkeys of the person
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
