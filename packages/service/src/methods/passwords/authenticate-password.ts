import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../../accounts/sessions/start-session.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { checkExistingPassword, type ProvedPassword } from './check-existing-password.ts'
import { toPasswordFactor } from './to-password-factor.ts'
import { verifyUsable } from './verify-usable.ts'

/**
 * Signs in with a password. The reason why a right password is refused is revealed only to a caller who knows it.
 *
 * @throws AuthError `invalid_email`, `unauthorized_credentials`, `user_lock_limit_reached`, `user_blocked`,
 *   `reset_password`, `breached_password`
 */
export async function authenticatePassword(
  dependencies: Dependencies,
  context: CallContext,
  presented: { readonly email: string; readonly password: string },
  options: SessionOptions,
): Promise<SignedIn & { readonly emailId: string }> {
  const { project, source } = context
  const email = parseEmail(presented.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  return recordFailures(dependencies, context, 'password', async (attempt) => {
    const guess = { projectId: project.projectId, email, password: presented.password }
    const proved = await checkExistingPassword(dependencies, guess, attempt)
    await verifyUsable(dependencies, context, proved, presented.password)
    const { user, emailId } = proved
    const hash = await renewHash(dependencies, proved, presented.password)
    const started = await dependencies.storage.transaction(async (tx) => {
      // The lock orders this log-in and a change of the password: the change then ends this session too, or the password
      // is already gone.
      await tx.artefacts.lockForUser(user.projectId, user.userId)
      // If the password changed during the check, the typed one is the old one.
      const now = await tx.passwords.find(user.projectId, user.userId)
      if (!now || !isEqualDigest(now.hash, hash)) throw new AuthError('unauthorized_credentials')
      await proved.clearGuesses(tx.attempts)
      const factor = toPasswordFactor(dependencies)
      return recordAuthentication(tx, dependencies, { ...context, user, factor, ...options })
    })
    // a code for a new device is on its way
    if (started && !started.session) dependencies.wakeOutbox()
    return { started, user, emailId }
  })
}

/**
 * Replaces a hash of another system or with outdated parameters by a current one.
 *
 * @returns the hash that is stored now
 */
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
  // A parallel log-in replaced the hash first, or the password was changed.
  const now = await storage.passwords.find(user.projectId, user.userId)
  const { isRight } = await passwordHasher.verify(now?.hash ?? null, typed)
  if (!now || !isRight) throw new AuthError('unauthorized_credentials')
  return now.hash
}
