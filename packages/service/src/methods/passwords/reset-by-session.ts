import { limits, type passwords, type ReplyOf, type RequestOf } from '@portico/contract'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { getOwnSession } from '../../sessions/get-own-session.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { changePassword } from './change-password.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

type Reset = typeof passwords.resetBySession

/**
 * Sets a password in a session, also a person's first one. The last proof must be fresh: whoever finds a
 * browser open must not lock its owner out. The session goes on, renewed; every other one ends.
 */
export async function resetBySession(
  dependencies: Dependencies,
  call: Call<RequestOf<Reset>>,
): Promise<Omit<ReplyOf<Reset>, 'request_id' | 'status_code'>> {
  const { project, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  const { session, user } = await getOwnSession(dependencies, call)
  const lastProofAt = Math.max(...session.factors.map((factor) => factor.authenticatedAt))
  const age = dependencies.clock.now() - lastProofAt
  if (age > limits.password.freshSessionSeconds * 1_000) {
    throw new AuthError('session_too_old_to_reset_password')
  }
  const words = toOwnWords(user)
  await verifyStrength(dependencies, { project, password: body.password, words })
  const hash = await dependencies.passwordHasher.hash(body.password)
  const changed = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const kept = await tx.sessions.findById(project.projectId, session.sessionId, now)
    if (!kept) throw new AuthError('session_not_found')
    return changePassword(tx, dependencies, call, {
      user,
      hash,
      by: 'session',
      minutes,
      isProved: user.emails.some(({ verified }) => verified),
      kept,
      locale: 'en',
    })
  })
  dependencies.wakeOutbox()
  return toAuthReply(dependencies, project, changed.started, changed.user)
}
