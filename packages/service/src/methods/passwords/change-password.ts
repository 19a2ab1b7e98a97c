import { mailNotice } from '../../accounts/notices/mail-notice.ts'
import { enqueueLogouts } from '../../accounts/sessions/enqueue-logouts.ts'
import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
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
import { toPasswordSubject } from './password-subject.ts'
import { toPasswordFactor } from './to-password-factor.ts'

/** A password that was checked and hashed, and the proof by which it is set. */
export interface PasswordChange {
  readonly user: UserRow
  readonly hash: string
  readonly by: 'email' | 'existing_password' | 'session'
  /** False when a session or another password proves the user, but the address was never verified. */
  readonly isProved: boolean
  /** The session that continues, renewed; every other session ends. */
  readonly kept: SessionRow | null
  /** True when the call contained the further factor, which its caller adds to the session. */
  readonly isFurtherFactorShown?: boolean
  /** True when the user signs up with this password, so that a notice would tell them nothing. */
  readonly isSignUp?: boolean
  /** The language of the notice; null for the language of the user's browsers. */
  readonly locale: string | null
}

/**
 * Sets a new password and ends everything that the old one may have opened: every other session, and all pending links,
 * passcodes and resets. Mails the user a notice. All of it runs in the caller's transaction.
 *
 * @throws AuthError every error of `recordAuthentication`; then nothing is changed
 */
export async function changePassword(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  change: PasswordChange,
  options: SessionOptions,
): Promise<SignedIn> {
  const { project, source } = context
  const { random, clock } = dependencies
  const { projectId } = project
  const { userId, emails } = change.user
  const now = clock.now()
  // Locks the user before the password, in the order of a log-in: a session that the old password is just starting is
  // visible below and ends.
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
  // Client apps may have obtained tokens with the old password that outlive its sessions.
  await tx.artefacts.removeOfUser(projectId, userId, change.kept?.sessionId)
  // They may have obtained grants too: an app that an attacker authorized would get its next code without a prompt.
  // Without a session nothing depends on a grant, and to consent again takes the user one click. A session that
  // continues is the user's own. They see its authorized apps there, and its tokens depend on the grants.
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
    isFurtherFactorShown: change.isFurtherFactorShown ?? false,
    // Its callers have asked for the mailbox, a session or a known device, and the change forgets all devices.
    isDeviceTrusted: true,
    isToldAnyway: true,
  })
  if (change.isSignUp) return { started, user }
  await mailNotice(tx, dependencies, context, {
    user,
    event: { kind: 'password', changedAt: now },
    template: passwordCredential.addition.notice,
    locale: change.locale,
    payload: {
      isFirst: change.user.credentials.passwords === null,
      haveOthersEnded: ended.length > 0,
    },
  })
  return { started, user }
}
