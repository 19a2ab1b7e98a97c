import type { Actor } from '../audit/activity.ts'
import { recordActivity } from '../audit/record-activity.ts'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/register-operations.ts'
import { enqueueLogouts } from '../identity-provider/logout/enqueue-logouts.ts'
import type { SessionWish } from '../sessions/start-session.ts'
import type { Repositories, SessionRow, UserChange, UserRow } from '../storage/storage.ts'

const serviceActor: Actor = { kind: 'service', id: '' }
/** Why all of it goes, for the entries that it leaves. */
const reason = 'set_before_the_address_was_proved'

/**
 * A mailbox is being proved for the first time. A password that was set before may be a stranger's, who
 * waited for the owner to come: it is dropped, with every session it opened, every client app that was let in,
 * every passkey and authenticator app, and with what they wrote of themselves: name and untrusted metadata, which
 * client apps would be told as the owner's. Unless the very browser that set it proves the mailbox: then it is the
 * person's own. Inside the person's turn.
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
  const place = { project, source }
  await removeFurtherProofs(repositories, dependencies, place, user)
  const described = await removeOwnWords(repositories, dependencies, place, user)
  await passwords.remove(projectId, userId)
  for (const sessionId of await sessions.revokeAll(projectId, userId, { now })) {
    await enqueueLogouts(repositories, dependencies, project, { sessionId, userId })
  }
  await grants.removeOfUser(projectId, userId)
  await artefacts.removeOfUser(projectId, userId)
  const settled = { ...described, password: null, passkeys: [], totps: [] }
  await recordActivity(repositories, dependencies, {
    action: 'password.dropped',
    project,
    actor: serviceActor,
    user: settled,
    source,
    details: { reason },
  })
  return settled
}

async function removeFurtherProofs(
  repositories: Pick<Repositories, 'passkeys' | 'totps' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  person: UserRow,
): Promise<void> {
  const { passkeys, totps } = repositories
  const { projectId, userId } = person
  let user = person
  const record = (
    action: 'passkey.deleted' | 'totp.deleted',
    details: Readonly<Record<string, unknown>>,
  ) =>
    recordActivity(repositories, dependencies, {
      action,
      project,
      actor: serviceActor,
      user,
      source,
      details: { ...details, reason },
    })
  for (const { registrationId, domain } of user.passkeys) {
    await passkeys.remove(projectId, userId, registrationId)
    user = { ...user, passkeys: user.passkeys.slice(1) }
    await record('passkey.deleted', { webauthn_registration_id: registrationId, domain })
  }
  for (const { totpId } of user.totps) {
    await totps.remove(projectId, userId, totpId)
    user = { ...user, totps: user.totps.slice(1) }
    await record('totp.deleted', { totp_id: totpId })
  }
}

/**
 * What whoever set the password wrote of themselves. A person for whom a host vouched, by moving them in, keeps what
 * it wrote of them.
 */
async function removeOwnWords(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  user: UserRow,
): Promise<UserRow> {
  const { projectId, userId, name, untrustedMetadata } = user
  const keys = Object.keys(untrustedMetadata)
  const change: UserChange = {
    ...(Object.values(name).some(Boolean) && { name: { first: '', middle: '', last: '' } }),
    ...(keys.length > 0 && { untrustedMetadata: toRemoval(keys) }),
  }
  const fields = Object.keys(change)
  if (user.status === 'active' || fields.length === 0) return user
  const updated = await repositories.users.update(projectId, userId, change)
  if (!updated || !('user' in updated)) return user
  await recordActivity(repositories, dependencies, {
    action: 'user.updated',
    project,
    actor: serviceActor,
    user: updated.user,
    source,
    details: { fields, reason },
  })
  return updated.user
}

/** `__proto__` is a key like any other. */
const toRemoval = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]))

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
