import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { passkeyCredential } from '../../declarations/passkeys/credential.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

const minuteMs = 60_000
/** How soon after the password an automatic registration must begin. */
const automaticMs = 5 * minuteMs

/**
 * A passkey is lasting access: as for whatever is added to an account, the person must have proved who they are a short
 * time ago, or a shorter one where the project asks for it.
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
 * A browser makes a passkey without asking only right after its password manager filled in a password, and
 * only where the project wants it.
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
