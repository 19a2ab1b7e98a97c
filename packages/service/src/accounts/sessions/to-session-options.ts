import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findNamedSession, readSessionName } from './named-session.ts'
import { toSessionMinutes } from './session-end.ts'
import type { SessionOptions } from './start-session.ts'

interface SessionFields {
  readonly session_token?: string | undefined
  readonly session_jwt?: string | undefined
  readonly session_duration_minutes?: number | undefined
  readonly session_custom_claims?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Reads the session options of a host's call. Without `session_duration_minutes` no session starts; a session that the
 * host names gets a further factor.
 *
 * @throws AuthError `invalid_session_duration_minutes`, `too_many_session_arguments`; `session_not_found` for a named
 * session that has ended, in which case no secret is consumed
 */
export async function toSessionOptions(
  dependencies: Dependencies,
  call: Pick<Call<SessionFields>, 'project' | 'body'>,
): Promise<SessionOptions> {
  const { project, body } = call
  const asked = body.session_duration_minutes
  const minutes = asked === undefined ? null : toSessionMinutes(project, asked)
  const name = await readSessionName(dependencies, call, body)
  const named = name && (await findNamedSession(dependencies.storage, dependencies, call, name))
  if (name && !named) throw new AuthError('session_not_found')
  return {
    minutes,
    sessionToken: null,
    ...(named && { sessionId: named.session.sessionId }),
    ...(body.session_custom_claims && { customClaims: body.session_custom_claims }),
  }
}
