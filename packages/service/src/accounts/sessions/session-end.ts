import { limits } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'

const minuteMs = 60_000

/**
 * Checks the requested duration of a session.
 *
 * @returns the minutes to grant: the requested ones, or the project's default; never more than the project's maximum
 * @throws AuthError `invalid_session_duration_minutes`
 */
export function toSessionMinutes(
  { sessions }: Pick<ProjectConfig, 'sessions'>,
  asked: number | undefined,
): number {
  const minutes = asked ?? sessions.defaultMinutes
  const isInRange =
    Number.isInteger(minutes) &&
    minutes >= limits.session.minMinutes &&
    minutes <= limits.session.maxMinutes
  if (asked !== undefined && !isInRange) throw new AuthError('invalid_session_duration_minutes')
  return Math.min(minutes, sessions.maxMinutes)
}

/**
 * Computes the new end of a session that is extended. It is never earlier than before, and never later than the
 * project's maximum after the last proof, so that refreshing cannot extend a session forever. An impersonator's session
 * is not extended.
 */
export function toExtendedEnd(
  { sessions }: Pick<ProjectConfig, 'sessions'>,
  session: { readonly expiresAt: number; readonly factors: readonly FactorRow[] },
  extension: { readonly now: number; readonly minutes: number },
): number {
  if (isImpersonated(session)) return session.expiresAt
  const lastProofAt = Math.max(...session.factors.map((factor) => factor.authenticatedAt))
  const latest = lastProofAt + sessions.maxMinutes * minuteMs
  const wanted = Math.max(session.expiresAt, extension.now + extension.minutes * minuteMs)
  return Math.min(wanted, Math.max(latest, session.expiresAt))
}
