import type { passwords, ReplyOf, RequestOf } from '@portico/contract'
import { recordFailures, type SignInAttempt } from '../../audit/record-failures.ts'
import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { verifyPkce } from '../../sign-in/verify-pkce.ts'
import type { ChallengeRow } from '../../storage/storage.ts'
import { changePassword } from './change-password.ts'
import { readResetPayload } from './reset-payload.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

type Reset = typeof passwords.resetByEmail

/**
 * Sets a new password by the token of a reset mail, and signs in. A password that is refused does not use the
 * token up: the person chooses another one and tries again.
 */
export async function resetByEmail(
  dependencies: Dependencies,
  call: Call<RequestOf<Reset>>,
): Promise<Omit<ReplyOf<Reset>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { started, user } = await recordFailures(
    dependencies,
    call,
    'password_reset',
    async (attempt) => {
      const challenge = await findReset(dependencies, call, attempt)
      const { userId } = readResetPayload(challenge)
      const user = await dependencies.storage.users.findById(project.projectId, userId)
      if (!user) throw new AuthError('unable_to_auth_password_reset_token')
      const words = toOwnWords(user)
      await verifyStrength(dependencies, { project, password: body.password, words })
      const hash = await dependencies.passwordHasher.hash(body.password)
      return consumeReset(dependencies, call, { challenge, hash, minutes })
    },
  )
  dependencies.wakeOutbox()
  return toAuthReply(dependencies, project, started, user)
}

async function findReset(
  { storage, keyRing, clock }: Dependencies,
  { project, body }: Call<RequestOf<Reset>>,
  attempt: SignInAttempt,
): Promise<ChallengeRow> {
  const refusal = new AuthError('unable_to_auth_password_reset_token')
  if (!isToken(body.token)) throw refusal
  const { projectId } = project
  const known = await storage.challenges.findAnyBySecret(
    'password_reset',
    keyRing.hashToken(body.token),
  )
  if (known?.projectId !== projectId) throw refusal
  const { userId, codeChallenge } = readResetPayload(known)
  attempt.userId = userId
  const { challengeId } = known
  const live = await storage.challenges.find(projectId, 'password_reset', challengeId, clock.now())
  if (!live) throw refusal
  verifyPkce(codeChallenge, body.code_verifier)
  return live
}

function consumeReset(
  dependencies: Dependencies,
  call: Call<RequestOf<Reset>>,
  reset: { challenge: ChallengeRow; hash: string; minutes: number },
) {
  const { projectId, challengeId } = reset.challenge
  const { userId, emailId, locale } = readResetPayload(reset.challenge)
  const { storage, clock } = dependencies
  return storage.transaction(async (tx) => {
    const used = await tx.challenges.consume(projectId, 'password_reset', challengeId, clock.now())
    // The mailbox was proved by the mail.
    if (used) await tx.users.verifyEmail(projectId, userId, emailId)
    const user = used && (await tx.users.findById(projectId, userId))
    if (!user?.emails.some((email) => email.emailId === emailId)) {
      throw new AuthError('unable_to_auth_password_reset_token')
    }
    const { hash, minutes } = reset
    const change = { user, hash, by: 'email', minutes, isProved: true, locale }
    return changePassword(tx, dependencies, call, change)
  })
}
