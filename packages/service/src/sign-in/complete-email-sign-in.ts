import { recordActivity } from '../audit/record-activity.ts'
import type { Call } from '../http/register-operations.ts'
import type { NoticePorts } from '../notices/tell-of-new-browser.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { keepProof, type SessionWish, type StartedSession } from '../sessions/start-session.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { parseEmail } from '../users/parse-email.ts'
import { settlePassword } from './settle-password.ts'

/** Under which the failed passcodes of an address are counted. */
export function toPasscodeSubject(canonicalEmail: string): string {
  return `otp:email:${canonicalEmail}`
}

/**
 * The mailbox was proved: marks the address verified and the person active, forgets failed passcodes of
 * that address, starts the session if one is wished for. Runs in the transaction that used the secret up.
 *
 * @returns null when the person or the address is gone meanwhile
 */
export async function completeEmailSignIn(
  repositories: Pick<
    Repositories,
    | 'users'
    | 'sessions'
    | 'attempts'
    | 'passwords'
    | 'passkeys'
    | 'totps'
    | 'artefacts'
    | 'grants'
    | 'audit'
    | 'outbox'
    | 'challenges'
    | 'browsers'
    | 'moves'
  >,
  dependencies: NoticePorts,
  { project, source }: Pick<Call, 'project' | 'source'>,
  proved: {
    readonly userId: string
    readonly emailId: string
    /** `magic_link`, `otp` */
    readonly factorType: string
  },
  wish: SessionWish,
): Promise<{ started: StartedSession | null; user: UserRow } | null> {
  const { users, attempts } = repositories
  const { projectId } = project
  const known = await holdPerson(repositories, projectId, proved.userId)
  const email = known?.emails.find(({ emailId }) => emailId === proved.emailId)
  if (!known || !email) return null
  let user = await settlePassword(repositories, dependencies, { project, source }, known, wish)
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
  const started = await keepProof(repositories, dependencies, {
    project,
    user,
    factor: {
      type: proved.factorType,
      deliveryMethod: 'email',
      authenticatedAt: dependencies.clock.now(),
      email: { emailId: email.emailId, email: email.email },
    },
    source,
    ...wish,
  })
  return { started, user }
}
