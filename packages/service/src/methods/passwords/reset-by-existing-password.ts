import { refuseOnNewDevice } from '../../accounts/sessions/new-device.ts'
import type { SessionOptions, SignedIn } from '../../accounts/sessions/start-session.ts'
import {
  addFurtherFactor,
  checkFurtherFactor,
  type ShownFactor,
} from '../../accounts/totps/further-factor.ts'
import type { PasswordRow } from '../../declarations/passwords/password-store.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { changePassword } from './change-password.ts'
import { checkExistingPassword } from './check-existing-password.ts'
import { findKeptSession } from './find-kept-session.ts'
import { toPasswordFactor } from './to-password-factor.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'
import { verifyUsable } from './verify-usable.ts'

/** The existing password and the new one. */
export interface PasswordReplacement {
  readonly email: string
  readonly existingPassword: string
  readonly newPassword: string
  /** The further factor, required in addition to the password if it protects the account. */
  readonly further: ShownFactor
}

/**
 * Sets a new password with the existing one, and signs in. Every other session ends.
 *
 * @throws AuthError every error of a log-in, `cannot_reset_password_with_existing_password`, `breached_password`,
 *   `weak_password`, `insufficient_factors`, every error of the further factor
 */
export async function resetByExistingPassword(
  dependencies: Dependencies,
  context: CallContext,
  replacement: PasswordReplacement,
  options: SessionOptions,
): Promise<SignedIn> {
  const { project, source } = context
  const email = parseEmail(replacement.email)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const proof = await recordFailures(dependencies, context, 'password', async (attempt) => {
    const { projectId } = project
    const guess = { projectId, email, password: replacement.existingPassword }
    const proved = await checkExistingPassword(dependencies, guess, attempt)
    await verifyUsable(dependencies, context, proved, replacement.existingPassword)
    await proved.clearGuesses(dependencies.storage.attempts)
    const { user, password } = proved
    const { further } = replacement
    const consumeFurther = await checkFurtherFactor(
      dependencies,
      { project, user, source },
      further,
      attempt,
    )
    const hash = await hashAnother(dependencies, context, { user, password, replacement })
    return dependencies.storage.transaction(async (tx) => {
      // The lock orders parallel changes: another one happens completely before or completely after this one.
      await tx.artefacts.lockForUser(projectId, user.userId)
      // If the password changed during the check, the typed one is the old one.
      const now = await tx.passwords.find(projectId, user.userId)
      if (!now || !isEqualDigest(now.hash, password.hash))
        throw new AuthError('unauthorized_credentials')
      const kept = await findKeptSession(tx, user, options, dependencies.clock.now())
      const person = await tx.users.findById(projectId, user.userId)
      const used = await consumeFurther(tx, person ?? user)
      const isProved = !password.isUnproved
      const isFurtherFactorShown = used !== null
      if (!kept) {
        const factor = toPasswordFactor(dependencies)
        const shown = { project, source, factor, isFurtherFactorShown }
        await refuseOnNewDevice(tx, dependencies, shown, person ?? user)
      }
      const proof = { by: 'existing_password', isProved, isFurtherFactorShown } as const
      const change = { user, hash, kept, locale: null, ...proof }
      const changed = await changePassword(tx, dependencies, context, change, options)
      const { started } = changed
      const added = { started, used }
      const renewed = await addFurtherFactor(tx, dependencies, { ...context, ...changed }, added)
      return { ...changed, started: renewed }
    })
  })
  dependencies.wakeOutbox()
  return proof
}

async function hashAnother(
  dependencies: Dependencies,
  { project }: CallContext,
  {
    user,
    password,
    replacement: { newPassword },
  }: { user: UserRow; password: PasswordRow; replacement: PasswordReplacement },
): Promise<string> {
  const isSame = await dependencies.passwordHasher.verify(password.hash, newPassword)
  if (isSame.isRight) throw new AuthError('cannot_reset_password_with_existing_password')
  await verifyStrength(dependencies, { project, password: newPassword, words: toOwnWords(user) })
  return dependencies.passwordHasher.hash(newPassword)
}
