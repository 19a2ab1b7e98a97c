import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { PasswordCandidate } from '../../kernel/passwords/password-policy.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * Verifies a new password against the project's policy.
 *
 * @throws AuthError `breached_password`, `weak_password` with the reasons as details
 */
export async function verifyStrength(
  { passwordPolicy }: Pick<Dependencies, 'passwordPolicy'>,
  asked: PasswordCandidate,
): Promise<void> {
  const verdict = await passwordPolicy.evaluate(asked)
  if (verdict.isBreached) throw new AuthError('breached_password')
  if (verdict.isValid) return
  const { score, warning, suggestions, luds } = verdict
  throw new AuthError('weak_password', {
    details: { score, warning, suggestions, luds_requirements: luds },
  })
}

/** Returns the user's addresses and names, which a password must not contain. */
export function toOwnWords(user: Pick<UserRow, 'emails' | 'name'>): string[] {
  const { first, middle, last } = user.name
  return [...user.emails.map(({ email }) => email), first, middle, last]
}
