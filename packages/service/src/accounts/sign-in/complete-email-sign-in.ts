import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { EmailRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../sessions/start-session.ts'
import { dropUnverifiedCredentials } from './drop-unverified-credentials.ts'
import { recoverEmail } from './recover-email.ts'
import { forgetCodeGuesses } from './reserve-code-guess.ts'

/** The subject under which an address's failed passcodes are counted. */
export function toPasscodeSubject(canonicalEmail: string): string {
  return `otp:email:${canonicalEmail}`
}

/**
 * Completes a sign-in that proved a mailbox: verifies the address, activates the user, clears the address's failed
 * passcodes, and starts the requested session. It runs in the transaction that consumed the secret.
 *
 * @returns null when the user or the address was deleted meanwhile
 */
export async function completeEmailSignIn(
  repositories: Repositories,
  dependencies: NoticePorts,
  context: CallContext,
  proved: {
    readonly userId: string
    readonly emailId: string
    /** The type of the session's factor: `magic_link`, `otp`. */
    readonly factorType: string
  },
  options: SessionOptions,
): Promise<SignedIn | null> {
  const { project, source } = context
  const held = await holdPerson(repositories, project.projectId, proved.userId)
  const known =
    held && (await recoverEmail(repositories, dependencies, context, held, proved.emailId))
  const email = known?.emails.find(({ emailId }) => emailId === proved.emailId)
  if (!known || !email) return null
  const user = await proveEmail(
    repositories,
    dependencies,
    context,
    { user: known, email },
    options,
  )
  const started = await recordAuthentication(repositories, dependencies, {
    project,
    user,
    factor: {
      type: proved.factorType,
      deliveryMethod: 'email',
      authenticatedAt: dependencies.clock.now(),
      email: { emailId: email.emailId, email: email.email },
    },
    source,
    ...options,
  })
  return { started, user }
}

/**
 * Marks an address as proved: drops credentials that an attacker may have set up, verifies the address, activates the
 * user, and clears the address's failed passcodes. The caller's transaction must hold the user's lock.
 *
 * @returns the user afterwards
 */
export async function proveEmail(
  repositories: Repositories,
  dependencies: NoticePorts,
  context: CallContext,
  { user: known, email }: { readonly user: UserRow; readonly email: EmailRow },
  options: SessionOptions,
): Promise<UserRow> {
  const { users, attempts } = repositories
  const { projectId } = context.project
  let user = await dropUnverifiedCredentials(repositories, dependencies, context, known, options)
  if (!email.verified || known.status === 'pending') {
    await users.verifyEmail(projectId, known.userId, email.emailId)
    user = (await users.findById(projectId, known.userId)) ?? known
    await recordActivity(repositories, dependencies, {
      ...context,
      action: 'user.email_verified',
      actor: { kind: 'person', id: user.userId },
      user,
      details: { email_id: email.emailId },
    })
  }
  const subject = toPasscodeSubject(parseEmail(email.email).canonical)
  await forgetCodeGuesses(attempts, dependencies, {
    projectId,
    subject,
    userId: user.userId,
    source: context.source,
  })
  return user
}
