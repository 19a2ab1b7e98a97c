import type { Call } from '../../kernel/http/register-operations.ts'
import { toSessionMinutes } from './session-end.ts'
import type { SessionOptions } from './start-session.ts'

/**
 * Reads the session options of a page's call: pages always request a session, and send the one that they have.
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
