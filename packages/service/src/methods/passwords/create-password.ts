import { recordAuthentication, type SessionOptions } from '../../accounts/sessions/start-session.ts'
import { describeUser } from '../../accounts/users/describe-user.ts'
import { hasCredentials } from '../../declarations/all-declarations.ts'
import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, UserChange, UserRow } from '../../kernel/storage/storage.ts'
import { findEmailId } from './find-email-id.ts'
import type { PasswordProof } from './password-proof.ts'
import { toPasswordFactor } from './to-password-factor.ts'
import { verifyStrength } from './verify-strength.ts'

/** Who signs up, and what a host writes of them. */
export interface NewPassword {
  readonly email: string
  readonly password: string
  readonly change?: UserChange
}

/**
 * Signs up by a password. The address is not proved by it: a password set so is dropped when somebody else
 * proves the mailbox later. A person who has proved anything gets none this way, or whoever knows an address
 * would take the account over.
 *
 * @throws AuthError `invalid_email`, `breached_password`, `weak_password`, `duplicate_email`
 */
export async function createPassword(
  dependencies: Dependencies,
  context: CallContext,
  wanted: NewPassword,
  options: SessionOptions,
): Promise<PasswordProof & { readonly emailId: string }> {
  const { project, source } = context
  const email = parseEmail(wanted.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { password, change } = wanted
  const words = [wanted.email, ...Object.values(change?.name ?? {})]
  await verifyStrength(dependencies, { project, password, words })
  const hash = await dependencies.passwordHasher.hash(password)
  const { started, user } = await dependencies.storage.transaction(async (tx) => {
    const owner = await takeAddress(tx, dependencies, context, email)
    if (change) await describeUser(tx, owner, change)
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
    return {
      user,
      started: await recordAuthentication(tx, dependencies, {
        ...context,
        user,
        factor,
        ...options,
      }),
    }
  })
  dependencies.wakeOutbox()
  return { started, user, emailId: findEmailId(user, email) }
}

/** @throws AuthError `duplicate_email` when the address is somebody's who proved it or has a password */
async function takeAddress(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
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
 * down of somebody, roles above all, is for whoever proves the mailbox; what somebody proves themselves by is theirs.
 */
function isSomebodys(user: UserRow): boolean {
  const { first, middle, last } = user.name
  return (
    user.status === 'active' ||
    user.blockedAt !== null ||
    hasCredentials(user.credentials) ||
    user.externalId !== null ||
    user.roles.length > 0 ||
    [first, middle, last].some(Boolean) ||
    Object.keys({ ...user.trustedMetadata, ...user.untrustedMetadata }).length > 0
  )
}
