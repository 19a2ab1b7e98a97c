/** Which session a host means: it names it by its token or by a JWT of it, which may have expired meanwhile. */
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'
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
  repositories: Pick<Repositories, 'sessions' | 'users'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  { project }: Pick<Call, 'project'>,
  name: SessionName,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const { projectId } = project
  const session = await findRow(repositories, { keyRing, clock }, projectId, name)
  const user = session && (await repositories.users.findById(projectId, session.userId))
  // A blocked person has no session, whoever forgot to end it.
  return session && user && user.blockedAt === null ? { session, user } : null
}

async function findRow(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  projectId: string,
  name: SessionName,
): Promise<SessionRow | null> {
  const now = clock.now()
  if (name.by === 'token') {
    if (!isToken(name.sessionToken)) return null
    return sessions.findByToken(projectId, keyRing.hashToken(name.sessionToken), now)
  }
  const session = await sessions.findById(projectId, name.sessionId, now)
  return name.by === 'id' || session?.userId === name.userId ? session : null
}
