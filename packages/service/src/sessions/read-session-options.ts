import type { Call } from '../http/register-operations.ts'
import { toSessionMinutes } from './session-end.ts'
import type { SessionOptions } from './start-session.ts'

/**
 * What a page wants of the session that a proof begins: pages always want one, and show the one they have.
 *
 * @throws AuthError `invalid_session_duration_minutes`
 */
export const readSessionOptions = (
  { project, sessionToken }: Pick<Call, 'project' | 'sessionToken'>,
  body: { readonly session_duration_minutes?: number | undefined },
): SessionOptions => ({
  minutes: toSessionMinutes(project, body.session_duration_minutes),
  sessionToken,
})
