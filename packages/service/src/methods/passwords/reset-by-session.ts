import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { holdSession } from '../../accounts/sessions/hold-session.ts'
import type { SessionOptions, SignedIn } from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { passwordCredential } from '../../declarations/passwords/credential.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { changePassword } from './change-password.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

/**
 * Sets a password in a session, also a user's first one. The session's last proof must be recent: an attacker at an
 * unattended browser must not lock the user out. The session continues, renewed; every other session ends.
 *
 * @param proved the session and its user, which the caller verified
 * @throws AuthError `session_too_old_to_reset_password`, `insufficient_factors`, `session_not_found`,
 *   `breached_password`, `weak_password`
 */
export async function resetBySession(
  dependencies: Dependencies,
  context: CallContext,
  { session, user }: Pick<AuthenticatedSession, 'session' | 'user'>,
  password: string,
  options: Omit<SessionOptions, 'sessionToken' | 'sessionId'>,
): Promise<SignedIn> {
  const { project } = context
  const askedAt = dependencies.clock.now()
  verifyFreshProof(session, askedAt, passwordCredential.addition)
  // Checked before the password is hashed, so that a refusal costs no hash.
  verifySufficientFactors(user, session, askedAt)
  await verifyStrength(dependencies, { project, password, words: toOwnWords(user) })
  const hash = await dependencies.passwordHasher.hash(password)
  const { sessionId } = session
  const proof = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdSession(tx, session, now)
    // Checked again: the user may have added an authenticator app while the password was hashed.
    verifySufficientFactors(held.user, held.session, askedAt)
    const isProved = held.user.emails.some(({ verified }) => verified)
    const change = {
      user: held.user,
      hash,
      by: 'session',
      isProved,
      kept: held.session,
      locale: null,
    } as const
    return changePassword(tx, dependencies, context, change, {
      ...options,
      sessionToken: null,
      sessionId,
    })
  })
  dependencies.wakeOutbox()
  return proof
}
