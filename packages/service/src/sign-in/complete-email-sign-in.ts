import { parseEmail } from '../addresses/parse-email.ts'
import { recordActivity } from '../audit/record-activity.ts'
import type { CallContext } from '../http/register-operations.ts'
import type { NoticePorts } from '../notices/tell-of-new-browser.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../sessions/start-session.ts'
import type { EmailRow, Repositories, UserRow } from '../storage/storage.ts'
import { dropUnverifiedCredentials } from './drop-unverified-credentials.ts'
import { forgetCodeGuesses } from './reserve-code-guess.ts'

/** Under which the failed passcodes of an address are counted. */
export function toPasscodeSubject(canonicalEmail: string): string {
  return `otp:email:${canonicalEmail}`
}

/**
 * The mailbox was proved: marks the address verified and the person active, forgets failed passcodes of
 * that address, starts the session if one is asked for. Runs in the transaction that used the secret up.
 *
 * @returns null when the person or the address is gone meanwhile
 */
export async function completeEmailSignIn(
  repositories: Repositories,
  dependencies: NoticePorts,
  context: CallContext,
  proved: {
    readonly userId: string
    readonly emailId: string
    /** `magic_link`, `otp` */
    readonly factorType: string
  },
  options: SessionOptions,
): Promise<{ started: IssuedSession | null; user: UserRow } | null> {
  const { project, source } = context
  const known = await holdPerson(repositories, project.projectId, proved.userId)
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
 * Takes it for proved that an address is the person's: what a stranger set up goes, the address is verified, the
 * person active, and failed passcodes of the address are forgotten. Inside the person's turn.
 *
 * @returns the person as they now are
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
