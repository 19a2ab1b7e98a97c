import { type DeclaredKind, getCredentialRepository } from '../../declarations/all-declarations.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { settleSmsStep } from '../sessions/sms-step.ts'

/**
 * Removes a credential with an audit entry, inside a transaction that holds the user's lock. Unused codes sent to a
 * removed address are deleted, and a second step by text message ends with the last stronger one.
 *
 * @param drop.user the user before the removal
 * @param drop.successor the id of the credential that takes its place in this transaction
 * @returns the user after the removal; null when the credential did not exist
 */
export async function dropCredential(
  repositories: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  kind: DeclaredKind,
  {
    id,
    successor,
    ...drop
  }: Omit<Activity, 'action'> & {
    readonly user: UserRow
    readonly id: string
    readonly successor?: string
  },
): Promise<UserRow | null> {
  const { user: before } = drop
  const { projectId, userId } = before
  const user = { ...before, credentials: kind.without(before.credentials, id) }
  const repository = getCredentialRepository(repositories, kind)
  if (!(await repository.remove(projectId, userId, id))) return null
  const kept = kind.listAddresses(user.credentials)
  const gone = kind.listAddresses(before.credentials).filter((address) => !kept.includes(address))
  if (gone.length > 0) {
    await repositories.challenges.voidEverything(projectId, gone, dependencies.clock.now())
  }
  const { action } = kind.removal
  await recordActivity(repositories, dependencies, { ...drop, action, user })
  return settleSmsStep(repositories, dependencies, {
    ...drop,
    user,
    ...(successor !== undefined && { successor }),
  })
}
