import type { passwords, ReplyOf, RequestOf } from '@portico/contract'
import { recordActivity } from '../../audit/record-activity.ts'
import { recordFailures } from '../../audit/record-failures.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { toPasswordText } from '../../passwords/password-text.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { startSession } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { parseEmail } from '../../users/parse-email.ts'
import { checkExistingPassword, type ProvedPassword } from './check-existing-password.ts'
import { toPasswordFactor } from './to-password-factor.ts'

type Authenticate = typeof passwords.authenticate

/** Signs in by a password. What is wrong with a password is said only to whoever knows it. */
export async function authenticatePassword(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  const email = parseEmail(body.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { proved, started } = await recordFailures(
    dependencies,
    call,
    'password',
    async (attempt) => {
      const { projectId } = project
      const guess = { projectId, email, password: body.password }
      const proved = await checkExistingPassword(dependencies, guess, attempt)
      await verifyUsable(dependencies, call, proved, body.password)
      const hash = await renewHash(dependencies, proved, body.password)
      return { proved, started: await signIn(dependencies, call, { proved, hash, minutes }) }
    },
  )
  return {
    ...(await toAuthReply(dependencies, project, started, proved.user)),
    email_id: proved.emailId,
  }
}

/** @throws AuthError `user_blocked`, `reset_password`, `breached_password` */
async function verifyUsable(
  dependencies: Dependencies,
  { project, source }: Call,
  { user, password }: ProvedPassword,
  typed: string,
): Promise<void> {
  if (user.blockedAt !== null) throw new AuthError('user_blocked')
  if (password.requiresReset) throw new AuthError('reset_password')
  if (!project.passwords.breachDetection.onAuthentication) return
  if (!(await dependencies.breachCheck.isBreached(toPasswordText(typed)))) return
  await dependencies.storage.transaction(async (tx) => {
    await recordActivity(tx, dependencies, {
      action: 'password.reset_required',
      project,
      actor: { kind: 'service', id: '' },
      user,
      source,
      details: { reason: 'breached_password' },
    })
  })
  throw new AuthError('breached_password')
}

/** A hash of another system, or of another time, becomes one of ours. @returns what is stored now */
async function renewHash(
  { storage, passwordHasher }: Dependencies,
  { user, password, isOutdated }: ProvedPassword,
  typed: string,
): Promise<string> {
  if (!isOutdated) return password.hash
  const hash = await passwordHasher.hash(typed)
  const change = { from: password.hash, to: hash }
  const isRenewed = await storage.passwords.rehash(user.projectId, user.userId, change)
  if (isRenewed) return hash
  // A parallel log-in was faster, or the password was changed.
  const now = await storage.passwords.find(user.projectId, user.userId)
  const { isRight } = await passwordHasher.verify(now?.hash ?? null, typed)
  if (!now || !isRight) throw new AuthError('unauthorized_credentials')
  return now.hash
}

function signIn(
  dependencies: Dependencies,
  { project, source, sessionToken }: Call,
  { proved, hash, minutes }: { proved: ProvedPassword; hash: string; minutes: number },
) {
  const { user } = proved
  return dependencies.storage.transaction(async (tx) => {
    // Changed while it was checked: then what was typed is the old one.
    const now = await tx.passwords.find(user.projectId, user.userId)
    if (now?.hash !== hash) throw new AuthError('unauthorized_credentials')
    return startSession(tx, dependencies, {
      project,
      user,
      factor: toPasswordFactor(dependencies),
      source,
      minutes,
      sessionToken,
    })
  })
}
