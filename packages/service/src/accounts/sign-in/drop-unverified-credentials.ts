import {
  type CredentialRepositories,
  credentialKinds,
  type DeclaredKind,
  getCredentialRepository,
  noCredentials,
} from '../../declarations/all-declarations.ts'
import type { Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserChange, UserRow } from '../../kernel/storage/storage.ts'
import { enqueueLogouts } from '../sessions/enqueue-logouts.ts'
import { findSession } from '../sessions/find-session.ts'
import { forgetDevices } from '../sessions/remember-device.ts'
import type { SessionOptions } from '../sessions/start-session.ts'

const serviceActor: Actor = { kind: 'service', id: '' }
/** The reason in the audit entries of dropped credentials. */
const reason = 'set_before_the_address_was_proved'

/**
 * Drops credentials when an address is proved for the first time. An attacker may have set a password or linked a
 * provider's account before, and waited for the address's owner. These are dropped together with their sessions, all
 * permissions of client apps, all passkeys and authenticator apps, and the name, picture, language and untrusted
 * metadata, which client apps would otherwise receive as the owner's. Nothing is dropped when the browser that set them
 * up proves the address, because then they are the user's own. The caller's transaction must hold the user's lock.
 *
 * @param proof.isMailbox false for a number: its credentials are checked again when the mailbox is proved
 * @returns the user afterwards
 */
export async function dropUnverifiedCredentials(
  repositories: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  context: CallContext,
  user: UserRow,
  options: SessionOptions,
  { isMailbox }: { readonly isMailbox: boolean } = { isMailbox: true },
): Promise<UserRow> {
  const { sessions, artefacts, grants, challenges } = repositories
  const { projectId, userId } = user
  const strays = await listUnproved(repositories, user)
  if (strays.length === 0) return user
  const now = dependencies.clock.now()
  const session = await findSession(repositories, dependencies, { projectId, now }, options)
  if (session?.userId === userId) {
    for (const { repository } of isMailbox ? strays : []) {
      await repository.markProved(projectId, userId)
    }
    return user
  }
  const named = strays.filter(({ kind }) => kind.removal.dropped !== undefined)
  const others = credentialKinds.filter((kind) => named.every((stray) => stray.kind !== kind))
  const bare = await removeAll(repositories, dependencies, context, user, others)
  const described = await removeOwnWords(repositories, dependencies, context, bare)
  for (const { kind, repository } of named) {
    for (const { id } of kind.list(user.credentials)) await repository.remove(projectId, userId, id)
  }
  for (const sessionId of await sessions.revokeAll(projectId, userId, { now })) {
    await enqueueLogouts(repositories, dependencies, context.project, { sessionId, userId })
  }
  await grants.removeOfUser(projectId, userId)
  await artefacts.removeOfUser(projectId, userId)
  await challenges.voidAll(projectId, 'intermediate_session', userId, now)
  // They were shown to the one who added a passkey in a sign-in without a proved address.
  await repositories.accountCodes.removeAll(projectId, userId)
  // A device on which a stranger signed up is none that the owner has used.
  await forgetDevices(repositories, user, now)
  const settled = { ...described, credentials: noCredentials }
  for (const { dropped } of named.map(({ kind }) => kind.removal)) {
    if (dropped === undefined) continue
    await recordActivity(repositories, dependencies, {
      action: dropped,
      ...context,
      actor: serviceActor,
      user: settled,
      details: { reason },
    })
  }
  return settled
}

/**
 * Returns the user without the credentials that proving an address would drop. Changes nothing.
 *
 * @param options of the request that is about to prove the address
 */
export async function withoutUnverified(
  repositories: Pick<Repositories, 'sessions'> & CredentialRepositories,
  dependencies: Pick<Dependencies, 'keyRing' | 'clock'>,
  user: UserRow,
  options: SessionOptions,
): Promise<UserRow> {
  const { projectId, userId } = user
  if ((await listUnproved(repositories, user)).length === 0) return user
  const now = dependencies.clock.now()
  const session = await findSession(repositories, dependencies, { projectId, now }, options)
  return session?.userId === userId ? user : { ...user, credentials: noCredentials }
}

/** Lists the kinds of the user's credentials that an attacker may have set up. */
async function listUnproved(
  repositories: CredentialRepositories,
  { projectId, userId, credentials }: UserRow,
) {
  const strays = []
  for (const kind of credentialKinds) {
    if (kind.list(credentials).length === 0) continue
    const repository = getCredentialRepository(repositories, kind)
    if (await repository.isUnproved(projectId, userId)) strays.push({ kind, repository })
  }
  return strays
}

/** Removes the user's credentials of these kinds, each with an audit entry. */
async function removeAll(
  repositories: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { project, source }: CallContext,
  person: UserRow,
  kinds: readonly DeclaredKind[],
): Promise<UserRow> {
  const { projectId, userId } = person
  let user = person
  for (const kind of kinds) {
    for (const { id, details } of kind.list(person.credentials)) {
      await getCredentialRepository(repositories, kind).remove(projectId, userId, id)
      user = { ...user, credentials: kind.without(user.credentials, id) }
      await recordActivity(repositories, dependencies, {
        action: kind.removal.action,
        project,
        actor: serviceActor,
        user,
        source,
        details: { ...details, reason },
      })
    }
  }
  return user
}

/**
 * Removes the name, picture, language and metadata that were written before the proof. A user whom the host created as an
 * active one, or imported, keeps the host's data. A stranger who signed up is active, too, once they prove a number.
 */
async function removeOwnWords(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  { project, source }: CallContext,
  user: UserRow,
): Promise<UserRow> {
  const { projectId, userId, name, untrustedMetadata, pictureUrl, locale } = user
  const keys = Object.keys(untrustedMetadata)
  const change: UserChange = {
    ...(Object.values(name).some(Boolean) && { name: { first: '', middle: '', last: '' } }),
    ...(keys.length > 0 && { untrustedMetadata: toRemoval(keys) }),
    ...(pictureUrl !== null && { pictureUrl: null }),
    ...(locale !== null && { locale: null }),
  }
  const fields = Object.keys(change)
  const isByHost = user.status === 'active' && !user.beganPending
  if (isByHost || fields.length === 0) return user
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

/** `Object.fromEntries` treats `__proto__` as an ordinary key. */
const toRemoval = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]))
