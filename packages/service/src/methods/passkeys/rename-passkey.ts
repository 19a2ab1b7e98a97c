import { holdSession } from '../../accounts/sessions/hold-session.ts'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toOneLine } from './to-one-line.ts'

/** A passkey's new name, its user, and the actor who renames it. */
export interface Renaming extends Pick<Activity, 'project' | 'actor' | 'session' | 'source'> {
  readonly user: UserRow
  readonly id: string
  readonly name: string
}

/**
 * Renames a user's passkey.
 *
 * @throws AuthError `invalid_webauthn_registration_id`, `empty_webauthn_registration_name`,
 *   `webauthn_registration_not_found`, `session_not_found`
 */
export async function renamePasskey(
  dependencies: Dependencies,
  { id, user, ...rest }: Renaming,
): Promise<{ readonly passkey: PasskeyRow; readonly user: UserRow }> {
  if (!/^webauthn-registration-(test|live)-[\w-]{1,64}$/.test(id)) {
    throw new AuthError('invalid_webauthn_registration_id')
  }
  const { projectId, userId } = user
  const name = toOneLine(rest.name)
  if (name === '') throw new AuthError('empty_webauthn_registration_name')
  const done = await dependencies.storage.transaction(async (tx) => {
    if (rest.session) await holdSession(tx, rest.session, dependencies.clock.now())
    const renamed = await tx.passkeys.rename(projectId, userId, id, name)
    const after = await tx.users.findById(projectId, userId)
    if (!renamed || !after) throw new AuthError('webauthn_registration_not_found')
    await recordActivity(tx, dependencies, {
      action: 'passkey.renamed',
      project: rest.project,
      actor: rest.actor,
      user: after,
      ...(rest.session && { session: rest.session }),
      source: rest.source,
      details: { webauthn_registration_id: id },
    })
    return { passkey: renamed, user: after }
  })
  dependencies.wakeOutbox()
  return done
}
