import type { ParsedEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { unprovedActor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Finds the user of an address, or creates a pending one with an audit entry.
 *
 * @param wanted.isProved - whether the caller has proved the mailbox
 */
export async function findOrCreatePending(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  { email, isProved }: { readonly email: ParsedEmail; readonly isProved: boolean },
): Promise<{ readonly user: UserRow; readonly created: boolean }> {
  const { random, clock } = dependencies
  const { projectId } = project
  const { user, created } = await repositories.users.findOrCreateByEmail({
    projectId,
    userId: createId(random, 'user', projectId),
    emailId: createId(random, 'email', projectId),
    email: email.address,
    canonicalEmail: email.canonical,
    status: 'pending',
    now: clock.now(),
  })
  if (created) {
    const actor = isProved ? ({ kind: 'person', id: user.userId } as const) : unprovedActor
    await recordActivity(repositories, dependencies, {
      action: 'user.created',
      project,
      actor,
      user,
      source,
    })
  }
  return { user, created }
}
