import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import { enqueueLogouts } from '../../accounts/sessions/enqueue-logouts.ts'
import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import { recordAuthentication, type SessionOptions } from '../../accounts/sessions/start-session.ts'
import { voidSecrets } from '../../accounts/sessions/void-secrets.ts'
import { toPasscodeSubject } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { passwordCredential } from '../../declarations/passwords/credential.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { PasswordProof } from './password-proof.ts'
import { toPasswordSubject } from './password-subject.ts'
import { toPasswordFactor } from './to-password-factor.ts'

/** A password that was judged and hashed, and by what it is set. */
export interface PasswordChange {
  readonly user: UserRow
  readonly hash: string
  readonly by: 'email' | 'existing_password' | 'session'
  /** False when a session or another password vouches for the person, and the address was never proved. */
  readonly isProved: boolean
  /** Goes on, renewed; every other session ends. */
  readonly kept: SessionRow | null
  /** The person begins with it: there is nothing to tell them. */
  readonly isSignUp?: boolean
  /** Language of the notice; null for that of the person's browsers. */
  readonly locale: string | null
}

/**
 * Sets a new password and ends what the old one may have opened: every other session, every link, passcode
 * and reset on its way. The person is told by mail. All in the caller's transaction.
 *
 * @throws AuthError those of `recordAuthentication`; nothing is changed then
 */
export async function changePassword(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  change: PasswordChange,
  options: SessionOptions,
): Promise<PasswordProof> {
  const { project, source } = context
  const { random, clock } = dependencies
  const { projectId } = project
  const { userId, emails } = change.user
  const now = clock.now()
  // Before the password, as whoever logs in does: a session that the old one is opening now is seen and ended below.
  if (!(await holdPerson(tx, projectId, userId))) throw new AuthError('unauthorized_credentials')
  await tx.passwords.set({
    projectId,
    userId,
    passwordId:
      change.user.credentials.passwords?.passwordId ?? createId(random, 'password', projectId),
    hash: change.hash,
    requiresReset: false,
    isUnproved: !change.isProved,
    changedAt: now,
  })
  const user = (await tx.users.findById(projectId, userId)) ?? change.user
  await voidSecrets(tx, change.user, now)
  for (const { email } of emails) {
    const address = parseEmail(email).canonical
    await tx.attempts.clear(projectId, toPasswordSubject(address))
    await tx.attempts.clear(projectId, toPasscodeSubject(address))
  }
  const kept = change.kept ? { exceptSessionId: change.kept.sessionId } : {}
  const ended = await tx.sessions.revokeAll(projectId, userId, { now, ...kept })
  for (const sessionId of ended) {
    await enqueueLogouts(tx, dependencies, project, { sessionId, userId })
  }
  // Tokens of client apps that outlive sessions may have been had with the old password as well.
  await tx.artefacts.removeOfUser(projectId, userId, change.kept?.sessionId)
  // So may permissions: an app that a thief let in would get its next code unasked. Nothing hangs on one any more, and
  // to be asked again costs a click. A session that goes on is the person's, who sees there which apps they let in;
  // its own tokens hang on them.
  if (!change.kept) await tx.grants.removeOfUser(projectId, userId)
  await recordActivity(tx, dependencies, {
    action: 'password.reset',
    project,
    actor: change.kept ? toActor(change.kept) : { kind: 'person', id: userId },
    user,
    source,
    details: { by: change.by },
  })
  const factor = toPasswordFactor(dependencies)
  const started = await recordAuthentication(tx, dependencies, {
    project,
    source,
    user,
    factor,
    ...options,
    isToldAnyway: true,
  })
  if (change.isSignUp) return { started, user }
  await tellOfAddition(tx, dependencies, context, {
    user,
    event: { kind: 'password', changedAt: now },
    addition: passwordCredential.addition,
    locale: change.locale,
    payload: {
      isFirst: change.user.credentials.passwords === null,
      haveOthersEnded: ended.length > 0,
    },
  })
  return { started, user }
}
