import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { holdSession } from '../../accounts/sessions/hold-session.ts'
import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { verifySufficientFactors } from '../../accounts/sessions/verify-sufficient-factors.ts'
import { passwordCredential } from '../../declarations/passwords/credential.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { changePassword } from './change-password.ts'
import type { PasswordProof } from './password-proof.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

/**
 * Sets a password in a session, also a person's first one. The last proof must be fresh: whoever finds a
 * browser open must not lock its owner out. The session goes on, renewed; every other one ends.
 *
 * @param proved the session, proved by the caller and the person's own
 * @throws AuthError `session_too_old_to_reset_password`, `insufficient_factors`, `session_not_found`,
 * `breached_password`, `weak_password`
 */
export async function resetBySession(
  dependencies: Dependencies,
  context: CallContext,
  { session, user }: Pick<AuthenticatedSession, 'session' | 'user'>,
  password: string,
  options: Omit<SessionOptions, 'sessionToken' | 'sessionId'>,
): Promise<PasswordProof> {
  const { project } = context
  const askedAt = dependencies.clock.now()
  verifyFreshProof(session, askedAt, passwordCredential.addition)
  // Here, so that a refusal costs no hash.
  verifySufficientFactors(user, session, askedAt)
  await verifyStrength(dependencies, { project, password, words: toOwnWords(user) })
  const hash = await dependencies.passwordHasher.hash(password)
  const { sessionId } = session
  const proof = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdSession(tx, session, now)
    // An app may count since: a hash takes its time.
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
