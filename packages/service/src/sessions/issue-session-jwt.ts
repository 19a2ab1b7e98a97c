import { limits, type Session } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { SessionRow } from '../storage/storage.ts'

/** The claim under which a session stands in its JWT. */
export const sessionClaim = 'https://stytch.com/session'

/** What issuing takes. */
export type IssuePorts = Pick<Dependencies, 'signingKeys' | 'keptJwts' | 'clock' | 'config'>

/** As long as an access on record stands for those after it. What is given again has 270 s left of its 300. */
const reusedForSeconds = 30

/**
 * States what was just read of a session, signed: five minutes long, never longer than the session itself. One that
 * this process signed a moment ago is given again where a new one would say the same but for its times. The host's own
 * claims stand beside ours and never in their place.
 *
 * @param view the same session as answers show it
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
  // Not from the future either: the clock was put back.
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
