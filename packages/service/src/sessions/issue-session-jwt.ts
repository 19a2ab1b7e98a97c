import { limits } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { toRoles } from '../rbac/to-roles.ts'
import type { SessionRow, UserRow } from '../storage/storage.ts'
import { toSessionView } from '../views/to-session-view.ts'

/** The claim under which a session stands in its JWT. */
export const sessionClaim = 'https://stytch.com/session'

/**
 * Signs a statement about a session: five minutes long, never longer than the session itself. The host's
 * own claims stand beside ours and never in their place.
 */
export function issueSessionJwt(
  { signingKeys, clock, config }: Pick<Dependencies, 'signingKeys' | 'clock' | 'config'>,
  project: ProjectConfig,
  session: SessionRow,
  user: UserRow,
): Promise<string> {
  const view = toSessionView(session, toRoles(project, user))
  const leftSeconds = Math.floor((session.expiresAt - clock.now()) / 1000)
  const claims = {
    ...session.customClaims,
    iss: config.baseUrl,
    aud: [project.projectId],
    sub: user.userId,
    [sessionClaim]: {
      id: view.session_id,
      started_at: view.started_at,
      last_accessed_at: view.last_accessed_at,
      expires_at: view.expires_at,
      attributes: view.attributes,
      authentication_factors: view.authentication_factors,
      roles: view.roles,
    },
  }
  return signingKeys.sign(
    project.projectId,
    claims,
    Math.max(0, Math.min(limits.sessionJwtSeconds, leftSeconds)),
  )
}
