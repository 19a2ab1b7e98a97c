import { limits, type Session } from '@portico/contract'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { sessionClaim } from '../../kernel/keys/session-claim.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** The dependencies of issuing a JWT. */
export type IssuePorts = Pick<Dependencies, 'signingKeys' | 'keptJwts' | 'clock' | 'config'>

/** Equals the time for which a stored access time is reused. A reused JWT is still valid for 270 s of its 300 s. */
const reusedForSeconds = 30

/**
 * Issues a JWT of a session that was just read: valid for five minutes, but not longer than the session. A JWT that
 * this process signed within `reusedForSeconds` is reused if a new one would differ only in its times. Custom claims
 * are added and cannot replace the service's.
 *
 * @param view the session as answers show it
 */
export async function issueSessionJwt(
  { signingKeys, keptJwts, clock, config }: IssuePorts,
  project: ProjectConfig,
  session: SessionRow,
  view: Session,
): Promise<string> {
  const { projectId } = project
  const toClaims = (lastAccessedAt: string) => ({
    ...session.customClaims,
    iss: config.baseUrl,
    aud: [projectId],
    sub: session.userId,
    [sessionClaim]: {
      id: view.session_id,
      started_at: view.started_at,
      last_accessed_at: lastAccessedAt,
      expires_at: view.expires_at,
      attributes: view.attributes,
      authentication_factors: view.authentication_factors,
      roles: view.roles,
    },
  })
  const iat = Math.floor(clock.now() / 1_000)
  const kept = keptJwts.find(session.sessionId)
  // A JWT from the future means that the clock was set back, so it is not reused.
  if (kept && kept.iat <= iat && iat - kept.iat < reusedForSeconds) {
    const { jwt, lastAccessedAt, ...times } = kept
    if (await signingKeys.isOf(jwt, projectId, toClaims(lastAccessedAt), times)) return jwt
  }
  const end = Math.floor(session.expiresAt / 1_000)
  const times = { iat, exp: Math.max(iat, Math.min(iat + limits.sessionJwtSeconds, end)) }
  const lastAccessedAt = view.last_accessed_at
  const jwt = await signingKeys.sign(projectId, toClaims(lastAccessedAt), times)
  keptJwts.keep(session.sessionId, { jwt, lastAccessedAt, ...times })
  return jwt
}
