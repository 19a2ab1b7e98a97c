/** The session that a host names in a call, by its token or by a JWT, which may have expired. */
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { readSessionId } from '../../kernel/keys/session-claim.ts'
import type { Repositories, SessionWithUser } from '../../kernel/storage/storage.ts'

/** A session's name, not looked up yet. */
export type SessionName =
  | { readonly by: 'token'; readonly sessionToken: string }
  | { readonly by: 'jwt'; readonly sessionId: string; readonly userId: string }
  | { readonly by: 'id'; readonly sessionId: string }

interface SessionArguments {
  readonly session_token?: string | undefined
  readonly session_jwt?: string | undefined
}

/**
 * Reads the session's name. A JWT's signature, issuer and audience must be right. An expired JWT is accepted, because
 * the storage then tells whether the session is active.
 *
 * @returns null when the call names none
 * @throws AuthError `too_many_session_arguments`; `session_not_found` for a JWT of another project
 */
export async function readSessionName(
  { signingKeys, config }: Pick<Dependencies, 'signingKeys' | 'config'>,
  { project }: Pick<Call, 'project'>,
  { session_token: sessionToken, session_jwt: jwt }: SessionArguments,
): Promise<SessionName | null> {
  if (sessionToken && jwt) throw new AuthError('too_many_session_arguments')
  if (sessionToken) return { by: 'token', sessionToken }
  if (!jwt) return null
  const claims = await signingKeys.verify(project.projectId, jwt, {
    issuer: config.baseUrl,
    audience: project.projectId,
    acceptExpired: true,
  })
  const sessionId = readSessionId(claims)
  if (sessionId === null || !claims?.sub) throw new AuthError('session_not_found')
  return { by: 'jwt', sessionId, userId: claims.sub }
}

/**
 * Finds the active session of a name with its user; null when it has ended, belongs to another project or never
 * existed.
 */
export async function findNamedSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  { project }: Pick<Call, 'project'>,
  name: SessionName,
): Promise<SessionWithUser | null> {
  if (name.by === 'token' && !isToken(name.sessionToken)) return null
  const by =
    name.by === 'token'
      ? { tokenHash: keyRing.hashToken(name.sessionToken) }
      : { sessionId: name.sessionId }
  const found = await sessions.findWithUser(project.projectId, by, clock.now())
  // A blocked user's sessions count as ended, even if a row is still active.
  if (!found || found.user.blockedAt !== null) return null
  return name.by !== 'jwt' || found.session.userId === name.userId ? found : null
}
