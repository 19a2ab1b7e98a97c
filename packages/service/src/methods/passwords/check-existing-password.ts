import { limits } from '@portico/contract'
import { reserveGuess } from '../../accounts/sign-in/reserve-guess.ts'
import type { PasswordRow } from '../../declarations/passwords/password-store.ts'
import type { ParsedEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { findEmailId } from './find-email-id.ts'
import { toPasswordSubject } from './password-subject.ts'

/** A right password, and the user to whom it belongs. */
export interface ProvedPassword {
  readonly user: UserRow
  readonly password: PasswordRow
  readonly emailId: string
  /** True if the hash's format or cost is no longer the current one. */
  readonly isOutdated: boolean
  /** Resets the counter of guesses, after the password signed in or was refused for a known reason such as a breach. */
  clearGuesses(attempts: Pick<Repositories['attempts'], 'clear'>): Promise<void>
}

/**
 * Checks a password. Counts the guess as a failure before it is checked, until `clearGuesses`. An unknown address, a
 * user without a password, a wrong password and a locked account take the same time: one hash.
 *
 * @throws AuthError `user_lock_limit_reached`; `unauthorized_credentials` for every other reason
 */
export async function checkExistingPassword(
  dependencies: Dependencies,
  guess: { readonly projectId: string; readonly email: ParsedEmail; readonly password: string },
  attempt: SignInAttempt,
): Promise<ProvedPassword> {
  const { storage, passwordHasher } = dependencies
  const { projectId, email } = guess
  const subject = toPasswordSubject(email.canonical)
  const owner = await storage.passwords.findByEmail(projectId, email.canonical)
  attempt.userId = owner?.userId ?? null
  let failures = 0
  let lock: unknown
  const { isRight, isOutdated } = await passwordHasher.verify(async () => {
    // Counted here, so that a request which the hasher's full queue refuses counts as no guess.
    try {
      failures = await reserveGuess(dependencies, { projectId, subject }, limits.password)
    } catch (error) {
      lock = error
      return null
    }
    return owner?.password?.hash ?? null
  }, guess.password)
  if (lock) throw lock
  const user = isRight && owner ? await storage.users.findById(projectId, owner.userId) : null
  if (!user || !owner?.password) {
    if (failures >= limits.password.maxTries) attempt.lock = { failures }
    throw new AuthError('unauthorized_credentials')
  }
  return {
    user,
    password: owner.password,
    emailId: findEmailId(user, email),
    isOutdated,
    clearGuesses: (attempts) => attempts.clear(projectId, subject),
  }
}
