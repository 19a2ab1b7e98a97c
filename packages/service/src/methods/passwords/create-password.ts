import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { findOrCreateByEmail } from '../../accounts/sign-in/find-or-create-by-email.ts'
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
import { toPasswordFactor } from './to-password-factor.ts'
import { verifyStrength } from './verify-strength.ts'

/** The address of a user who signs up, and the fields that a host sets. */
export interface NewPassword {
  readonly email: string
  readonly password: string
  readonly change?: UserChange
}

/**
 * Signs up with a password. This does not verify the address: the password is removed if another user later proves the
 * mailbox. A user who has proved anything cannot get a password this way, since anyone who knows the address could take
 * over the account.
 *
 * @throws AuthError `invalid_email`, `breached_password`, `weak_password`, `duplicate_email`
 */
export async function createPassword(
  dependencies: Dependencies,
  context: CallContext,
  wanted: NewPassword,
  options: SessionOptions,
): Promise<SignedIn & { readonly emailId: string }> {
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

/**
 * Finds or creates the user of an address, and locks them.
 *
 * @throws AuthError `duplicate_email` when the address belongs to a user who has verified it or has a password
 */
async function takeAddress(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  email: ParsedEmail,
): Promise<UserRow> {
  const wanted = { email, status: 'pending' } as const
  const found = await findOrCreateByEmail(tx, dependencies, context, wanted)
  if (found.created) return found.user
  // An empty update locks the user: of two parallel sign-ups, the second one sees the password of the first.
  const locked = await tx.users.update(context.project.projectId, found.user.userId, {})
  if (!locked || !('user' in locked)) throw new AuthError('duplicate_email')
  const { user } = locked
  if (isSomebodys(user)) throw new AuthError('duplicate_email')
  return user
}

/**
 * Returns false only for a user whom a page created by requesting a link or code that was never used. Data that a host
 * stored, such as roles, is reserved for the user who proves the mailbox; a user with credentials owns the account.
 */
function isSomebodys(user: UserRow): boolean {
  const { first, middle, last } = user.name
  return (
    user.status === 'active' ||
    [...user.emails, ...user.removedEmails].some(({ verified }) => verified) ||
    user.blockedAt !== null ||
    hasCredentials(user.credentials) ||
    user.externalId !== null ||
    user.roles.length > 0 ||
    [first, middle, last].some(Boolean) ||
    Object.keys({ ...user.trustedMetadata, ...user.untrustedMetadata }).length > 0
  )
}
