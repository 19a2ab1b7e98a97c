import { parseEmail } from '../addresses/parse-email.ts'
import { recordActivity } from '../audit/record-activity.ts'
import type { Call } from '../http/register-operations.ts'
import type { NoticePorts } from '../notices/tell-of-new-browser.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../sessions/start-session.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { dropUnverifiedCredentials } from './drop-unverified-credentials.ts'

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
  { project, source }: Pick<Call, 'project' | 'source'>,
  proved: {
    readonly userId: string
    readonly emailId: string
    /** `magic_link`, `otp` */
    readonly factorType: string
  },
  options: SessionOptions,
): Promise<{ started: IssuedSession | null; user: UserRow } | null> {
  const { users, attempts } = repositories
  const { projectId } = project
  const known = await holdPerson(repositories, projectId, proved.userId)
  const email = known?.emails.find(({ emailId }) => emailId === proved.emailId)
  if (!known || !email) return null
  let user = await dropUnverifiedCredentials(
    repositories,
    dependencies,
    { project, source },
    known,
    options,
  )
  if (!email.verified || known.status === 'pending') {
    await users.verifyEmail(projectId, known.userId, email.emailId)
    user = (await users.findById(projectId, known.userId)) ?? known
    await recordActivity(repositories, dependencies, {
      action: 'user.email_verified',
      project,
      actor: { kind: 'person', id: user.userId },
      user,
      source,
      details: { email_id: email.emailId },
    })
  }
  await attempts.clear(projectId, toPasscodeSubject(parseEmail(email.email).canonical))
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
