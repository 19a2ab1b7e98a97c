import type { passwords, ReplyOf, RequestOf } from '@portico/contract'
import { recordActivity } from '../../audit/record-activity.ts'
import { createId } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { startSession } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'
import { type ParsedEmail, parseEmail } from '../../users/parse-email.ts'
import { findEmailId } from './find-email-id.ts'
import { toPasswordFactor } from './to-password-factor.ts'
import { verifyStrength } from './verify-strength.ts'

type Create = typeof passwords.create

/**
 * Signs up by a password. The address is not proved by it: a password set so is dropped when somebody else
 * proves the mailbox later. A person who has proved anything gets none this way, or whoever knows an address
 * would take the account over.
 */
export async function createPassword(
  dependencies: Dependencies,
  call: Call<RequestOf<Create>>,
): Promise<Omit<ReplyOf<Create>, 'request_id' | 'status_code'>> {
  const { project, source, body, sessionToken } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  const email = parseEmail(body.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  // A session would tell that nobody had the address: there, people sign up by mail.
  if (project.privateMode) throw new AuthError('unauthorized_action')
  await verifyStrength(dependencies, { project, password: body.password, words: [body.email] })
  const hash = await dependencies.passwordHasher.hash(body.password)
  const { started, user } = await dependencies.storage.transaction(async (tx) => {
    const owner = await takeAddress(tx, dependencies, call, email)
    await tx.passwords.set({
      projectId: project.projectId,
      userId: owner.userId,
      passwordId: createId(dependencies.random, 'password', project.projectId),
      hash,
      requiresReset: false,
      isUnproved: true,
      changedAt: dependencies.clock.now(),
    })
    const user = (await tx.users.findById(project.projectId, owner.userId)) ?? owner
    await recordActivity(tx, dependencies, {
      action: 'password.created',
      project,
      actor: { kind: 'person', id: user.userId },
      user,
      source,
    })
    const factor = toPasswordFactor(dependencies)
    const proof = { project, user, factor, source, minutes, sessionToken }
    return { user, started: await startSession(tx, dependencies, proof) }
  })
  dependencies.wakeOutbox()
  return {
    ...(await toAuthReply(dependencies, project, started, user)),
    email_id: findEmailId(user, email),
  }
}

/** @throws AuthError `duplicate_email` when the address is somebody's who proved it or has a password */
async function takeAddress(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: Call,
  { address, canonical }: ParsedEmail,
): Promise<UserRow> {
  const { random, clock } = dependencies
  const { projectId } = project
  const found = await tx.users.findOrCreateByEmail({
    projectId,
    userId: createId(random, 'user', projectId),
    emailId: createId(random, 'email', projectId),
    email: address,
    canonicalEmail: canonical,
    status: 'pending',
    now: clock.now(),
  })
  if (found.created) {
    await recordActivity(tx, dependencies, {
      action: 'user.created',
      project,
      actor: { kind: 'person', id: found.user.userId },
      user: found.user,
      source,
    })
    return found.user
  }
  // A change of nothing takes the person's lock: of two sign-ups at once the second sees the first.
  const locked = await tx.users.update(projectId, found.user.userId, {})
  if (!locked || !('user' in locked)) throw new AuthError('duplicate_email')
  const { user } = locked
  if (isSomebodys(user)) throw new AuthError('duplicate_email')
  return user
}

/**
 * Nobody's is only whom a page made by asking for a link or a code that was never followed. What a host wrote
 * down of somebody, roles above all, is for whoever proves the mailbox.
 */
function isSomebodys(user: UserRow): boolean {
  const { first, middle, last } = user.name
  return (
    user.status === 'active' ||
    user.blockedAt !== null ||
    user.password !== null ||
    user.externalId !== null ||
    user.roles.length > 0 ||
    [first, middle, last].some(Boolean) ||
    Object.keys({ ...user.trustedMetadata, ...user.untrustedMetadata }).length > 0
  )
}
