import type { AuthReply, CommonReply } from '@portico/contract'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { type IssuePorts, issueSessionJwt } from './issue-session-jwt.ts'
import { requireSession, type SignedIn } from './start-session.ts'

/** Builds the answer to a call that signs a user in, without the envelope's fields. */
export async function toAuthReply(
  ports: IssuePorts,
  { project }: { readonly project: ProjectConfig },
  { started, user }: SignedIn,
): Promise<Omit<AuthReply, keyof CommonReply>> {
  const { session, sessionToken, keptLanguage } = requireSession(started)
  const view = toSessionView(session, toRoles(project, user))
  return {
    user_id: user.userId,
    user: toUserView({ ...user, locale: keptLanguage ?? user.locale }, project),
    session: view,
    session_token: sessionToken,
    session_jwt: await issueSessionJwt(ports, project, session, view),
  }
}
