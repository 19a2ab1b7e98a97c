import type { ProjectConfig } from '../../config/config.ts'
import { AuthError } from '../../errors/auth-error.ts'
import type { SessionRow } from '../../storage/storage.ts'

const minuteMs = 60_000
/** How soon after the password an automatic registration must begin. */
const automaticMs = 5 * minuteMs

/**
 * A registration gives lasting access: where the project asks for it, the person must have proved who they
 * are a short time ago. Refreshing a session proves nothing.
 *
 * @throws AuthError `session_too_old_to_register_webauthn`
 */
export function verifyFreshSession(
  { passkeys }: Pick<ProjectConfig, 'passkeys'>,
  { factors }: Pick<SessionRow, 'factors'>,
  now: number,
): void {
  const { freshSessionMinutes } = passkeys
  if (freshSessionMinutes === null) return
  const lastProofAt = Math.max(...factors.map(({ authenticatedAt }) => authenticatedAt))
  if (now - lastProofAt > freshSessionMinutes * minuteMs) {
    throw new AuthError('session_too_old_to_register_webauthn')
  }
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
