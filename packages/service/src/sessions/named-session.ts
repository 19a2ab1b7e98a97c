/** Which session a host means: it names it by its token or by a JWT of it, which may have expired meanwhile. */
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import type { Repositories, SessionWithUser } from '../storage/storage.ts'
import { sessionClaim } from './issue-session-jwt.ts'

/** A session, named but not looked up yet. */
export type SessionName =
  | { readonly by: 'token'; readonly sessionToken: string }
  | { readonly by: 'jwt'; readonly sessionId: string; readonly userId: string }
  | { readonly by: 'id'; readonly sessionId: string }

interface SessionArguments {
  readonly session_token?: string | undefined
  readonly session_jwt?: string | undefined
}

/**
 * Reads the name. A JWT's signature, issuer and audience must be right; whether its session lives, only the
 * storage knows, so an expired one is as good as a fresh one.
 *
 * @returns null when the call names none
 * @throws AuthError `too_many_session_arguments`; `session_not_found` for a JWT that is not of this project
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
  const claim: unknown = claims?.[sessionClaim]
  const sessionId = typeof claim === 'object' && claim && 'id' in claim ? claim.id : null
  if (typeof sessionId !== 'string' || !claims?.sub) throw new AuthError('session_not_found')
  return { by: 'jwt', sessionId, userId: claims.sub }
}

/** The live session of a name, and whose it is; null when it is over, foreign or made up. */
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
  // A blocked person has no session, whoever forgot to end it.
  if (!found || found.user.blockedAt !== null) return null
  return name.by !== 'jwt' || found.session.userId === name.userId ? found : null
}
