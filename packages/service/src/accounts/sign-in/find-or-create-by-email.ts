import type { ParsedEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import type { Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** How a new user of an address begins. */
interface NewUser {
  readonly email: ParsedEmail
  readonly status: UserRow['status']
  /** Who creates the user; without one, the user themselves. */
  readonly actor?: Actor
}

/** Finds the user of an address, or creates one with an audit entry. */
export async function findOrCreateByEmail(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  { email, status, actor }: NewUser,
): Promise<{ readonly user: UserRow; readonly created: boolean }> {
  const { random, clock } = dependencies
  const { projectId } = project
  const { user, created } = await repositories.users.findOrCreateByEmail({
    projectId,
    userId: createId(random, 'user', projectId),
    emailId: createId(random, 'email', projectId),
    email: email.address,
    canonicalEmail: email.canonical,
    status,
    now: clock.now(),
  })
  if (created) {
    await recordActivity(repositories, dependencies, {
      action: 'user.created',
      project,
      actor: actor ?? { kind: 'person', id: user.userId },
      user,
      source,
    })
  }
  return { user, created }
}

/** Creates a user without an address, whom another proof identifies, with an audit entry. */
export async function createWithoutEmail(
  tx: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  userId = createId(dependencies.random, 'user', project.projectId),
): Promise<UserRow> {
  const { projectId } = project
  const now = dependencies.clock.now()
  const wanted = { projectId, userId, email: null, status: 'active', change: {}, now } as const
  const created = await tx.users.create(wanted)
  if ('taken' in created) throw new Error('A person without an address took one.')
  const { user } = created
  const actor = { kind: 'person', id: userId } as const
  await recordActivity(tx, dependencies, { action: 'user.created', project, actor, user, source })
  return user
}
