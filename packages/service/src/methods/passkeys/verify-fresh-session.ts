import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { passkeyCredential } from '../../declarations/passkeys/credential.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

const minuteMs = 60_000
/** How soon after the password's proof an automatic registration must start. */
const automaticMs = 5 * minuteMs

/**
 * Verifies that the user proved themselves recently, since a passkey gives lasting access. The limit is that of every
 * addition to an account, or the project's own if that is shorter.
 *
 * @throws AuthError `session_too_old_to_register_webauthn`
 */
export function verifyFreshSession(
  { passkeys }: Pick<ProjectConfig, 'passkeys'>,
  session: Pick<SessionRow, 'factors'>,
  now: number,
): void {
  const { addition } = passkeyCredential
  const { freshSessionMinutes } = passkeys
  const ownSeconds = freshSessionMinutes === null ? addition.freshSeconds : freshSessionMinutes * 60
  const freshSeconds = Math.min(ownSeconds, addition.freshSeconds)
  verifyFreshProof(session, now, { ...addition, freshSeconds })
}

/**
 * Verifies an automatic registration. A browser creates a passkey without a prompt only right after its password
 * manager filled in a password, and the project must enable it.
 *
 * @throws AuthError `unauthorized_action`
 */
export function verifyAutomaticUpgrade(
  { passkeys }: Pick<ProjectConfig, 'passkeys'>,
  session: Pick<SessionRow, 'factors'> | null,
  now: number,
): void {
  const hasTyped = session?.factors.some(
    ({ type, authenticatedAt }) => type === 'password' && now - authenticatedAt <= automaticMs,
  )
  if (passkeys.automaticUpgrade && hasTyped) return
  throw new AuthError('unauthorized_action', {
    explanation: passkeys.automaticUpgrade
      ? 'A passkey can be created without asking only right after a log-in with a password.'
      : 'Passkeys can be created without asking only if passkeys.automaticUpgrade is true.',
  })
}
