import { recordActivity } from '../audit/record-activity.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { canSignIn } from '../users/can-sign-in.ts'
import type { FactorRemoval } from '../users/factor-removal.ts'

/**
 * Takes a passkey from a person, inside the caller's transaction. Sessions that it began go on.
 *
 * @returns the person as they now are
 * @throws AuthError `webauthn_registration_not_found`, `cannot_delete_last_primary_factor`
 */
export async function removePasskey(
  { users, passkeys, ...logs }: Pick<Repositories, 'users' | 'passkeys' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  removal: FactorRemoval,
): Promise<UserRow> {
  const { project, userId, id } = removal
  const { projectId } = project
  // A change of nothing takes the person's lock: of two removals at once the second sees the first.
  const locked = await users.update(projectId, userId, {})
  const before = locked && 'user' in locked ? locked.user : null
  // Looked up among the person's own: an id from outside reaches no query.
  const passkey = before?.passkeys.find(({ registrationId }) => registrationId === id)
  if (!before || !passkey) throw new AuthError('webauthn_registration_not_found')
  const user = { ...before, passkeys: before.passkeys.filter((other) => other !== passkey) }
  if (canSignIn(before) && !canSignIn(user)) {
    throw new AuthError('cannot_delete_last_primary_factor')
  }
  await passkeys.remove(projectId, userId, id)
  await recordActivity(logs, dependencies, {
    action: 'passkey.deleted',
    project,
    actor: removal.actor,
    user,
    ...(removal.session && { session: removal.session }),
    source: removal.source,
    details: { webauthn_registration_id: id, domain: passkey.domain },
  })
  return user
}
