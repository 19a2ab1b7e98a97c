import { recordActivity } from '../audit/record-activity.ts'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/register-operations.ts'
import { enqueueLogouts } from '../identity-provider/logout/enqueue-logouts.ts'
import type { SessionWish } from '../sessions/start-session.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'

/**
 * A mailbox is being proved for the first time. A password that was set before may be a stranger's, who
 * waited for the owner to come: it is dropped, with every session it opened, every client app that was let in,
 * every passkey and authenticator app. Unless the very browser that set it proves the mailbox: then it is the
 * person's own.
 *
 * @returns the person as they now are
 */
export async function settlePassword(
  repositories: Pick<
    Repositories,
    | 'users'
    | 'passwords'
    | 'passkeys'
    | 'totps'
    | 'sessions'
    | 'artefacts'
    | 'grants'
    | 'audit'
    | 'outbox'
  >,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  user: UserRow,
  wish: SessionWish,
): Promise<UserRow> {
  if (user.password === null) return user
  const { passwords, sessions, artefacts, grants } = repositories
  const { projectId, userId } = user
  const password = await passwords.find(projectId, userId)
  if (!password?.isUnproved) return user
  const now = dependencies.clock.now()
  const session = await findSession(repositories, dependencies, { projectId, now }, wish)
  if (session?.userId === userId) {
    await passwords.markProved(projectId, userId)
    return user
  }
  // A change of nothing takes the person's lock: a passkey that is being added is there, or comes too late.
  await repositories.users.update(projectId, userId, {})
  await passwords.remove(projectId, userId)
  await artefacts.takeTurn(projectId, userId)
  for (const sessionId of await sessions.revokeAll(projectId, userId, { now })) {
    await enqueueLogouts(repositories, dependencies, project, { sessionId, userId })
  }
  await grants.removeOfUser(projectId, userId)
  await artefacts.removeOfUser(projectId, userId)
  await removeFurtherProofs(repositories, { projectId, userId, now })
  await recordActivity(repositories, dependencies, {
    action: 'password.dropped',
    project,
    actor: { kind: 'service', id: '' },
    user,
    source,
    details: { reason: 'set_before_the_address_was_proved' },
  })
  return { ...user, password: null, passkeys: [], totps: [] }
}

async function removeFurtherProofs(
  { passkeys, totps }: Pick<Repositories, 'passkeys' | 'totps'>,
  whose: { readonly projectId: string; readonly userId: string; readonly now: number },
): Promise<void> {
  const { projectId, userId, now } = whose
  for (const { registrationId } of await passkeys.listOfUser(projectId, userId)) {
    await passkeys.remove(projectId, userId, registrationId)
  }
  for (const { totpId } of await totps.listOfUser(projectId, userId, now)) {
    await totps.remove(projectId, userId, totpId)
  }
}

async function findSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { projectId, now }: { readonly projectId: string; readonly now: number },
  { sessionToken, sessionId }: SessionWish,
): Promise<SessionRow | null> {
  if (sessionId !== undefined) return sessions.findById(projectId, sessionId, now)
  if (sessionToken === null || !isToken(sessionToken)) return null
  return sessions.findByToken(projectId, keyRing.hashToken(sessionToken), now)
}
