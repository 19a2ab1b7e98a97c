import { limits } from '@portico/contract'
import type { SignInAttempt } from '../../audit/record-failures.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import { reserveGuess } from '../../sign-in/reserve-guess.ts'
import type { PasswordRow, UserRow } from '../../storage/storage.ts'
import type { ParsedEmail } from '../../users/parse-email.ts'
import { findEmailId } from './find-email-id.ts'
import { toPasswordSubject } from './password-subject.ts'

/** A password that was right, and whose it is. */
export interface ProvedPassword {
  readonly user: UserRow
  readonly password: PasswordRow
  readonly emailId: string
  /** Stored in a format or at a cost that is not today's. */
  readonly isOutdated: boolean
}

/**
 * Checks a password. The guess is counted as a failure before it is looked at. An unknown address, a person
 * without a password, a wrong password and a locked account take the same time: one hash.
 *
 * @throws AuthError `unauthorized_credentials` for all but the lock, `user_lock_limit_reached`
 */
export async function checkExistingPassword(
  dependencies: Dependencies,
  guess: { readonly projectId: string; readonly email: ParsedEmail; readonly password: string },
  attempt: SignInAttempt,
): Promise<ProvedPassword> {
  const { storage, passwordHasher } = dependencies
  const { projectId, email } = guess
  const user = await storage.users.findByEmail(projectId, email.canonical)
  attempt.userId = user?.userId ?? null
  const password = user && (await storage.passwords.find(projectId, user.userId))
  const subject = toPasswordSubject(email.canonical)
  const failures = await reserveGuess(dependencies, { projectId, subject }, limits.password).catch(
    async (locked: unknown) => {
      await passwordHasher.verify(null, guess.password)
      throw locked
    },
  )
  const { isRight, isOutdated } = await passwordHasher.verify(
    password?.hash ?? null,
    guess.password,
  )
  if (!user || !password || !isRight) {
    if (failures >= limits.password.maxTries) attempt.lock = { failures }
    throw new AuthError('unauthorized_credentials')
  }
  await storage.attempts.clear(projectId, subject)
  return { user, password, emailId: findEmailId(user, email), isOutdated }
}
