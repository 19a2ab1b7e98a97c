import type { passwords, ReplyOf, RequestOf } from '@portico/contract'
import { recordFailures } from '../../audit/record-failures.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { parseEmail } from '../../users/parse-email.ts'
import { changePassword } from './change-password.ts'
import { checkExistingPassword } from './check-existing-password.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

type Reset = typeof passwords.resetByExistingPassword

/** Sets a new password by the existing one, and signs in. Every other session ends. */
export async function resetByExistingPassword(
  dependencies: Dependencies,
  call: Call<RequestOf<Reset>>,
): Promise<Omit<ReplyOf<Reset>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  const email = parseEmail(body.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { started, user } = await recordFailures(
    dependencies,
    call,
    'password',
    async (attempt) => {
      const guess = { projectId: project.projectId, email, password: body.existing_password }
      const { user, password } = await checkExistingPassword(dependencies, guess, attempt)
      if (user.blockedAt !== null) throw new AuthError('user_blocked')
      const isSame = await dependencies.passwordHasher.verify(password.hash, body.new_password)
      if (isSame.isRight) throw new AuthError('cannot_reset_password_with_existing_password')
      const words = toOwnWords(user)
      await verifyStrength(dependencies, { project, password: body.new_password, words })
      const hash = await dependencies.passwordHasher.hash(body.new_password)
      return dependencies.storage.transaction(async (tx) => {
        // Changed while it was checked: then what was typed is the old one.
        const now = await tx.passwords.find(user.projectId, user.userId)
        if (now?.hash !== password.hash) throw new AuthError('unauthorized_credentials')
        const isProved = !password.isUnproved
        return changePassword(tx, dependencies, call, {
          user,
          hash,
          by: 'existing_password',
          minutes,
          isProved,
          locale: 'en',
        })
      })
    },
  )
  dependencies.wakeOutbox()
  return toAuthReply(dependencies, project, started, user)
}
