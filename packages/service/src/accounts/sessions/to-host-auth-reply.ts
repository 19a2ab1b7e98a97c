import type { HostUser, Session } from '@portico/contract'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { type IssuePorts, issueSessionJwt } from './issue-session-jwt.ts'
import { refuseWithoutSecondStep, type SignedIn } from './start-session.ts'

/** The answer to a proof that a host presented, without the envelope's fields. */
export interface HostAuthReply {
  readonly user_id: string
  readonly user: HostUser
  readonly session: Session | null
  readonly session_token: string
  readonly session_jwt: string
}

/**
 * Builds the answer. It contains the tokens even if pages never see them in this project, because the host decides what
 * it does with them.
 */
export async function toHostAuthReply(
  ports: IssuePorts,
  { project }: { readonly project: ProjectConfig },
  { started: outcome, user }: SignedIn,
): Promise<HostAuthReply> {
  const started = refuseWithoutSecondStep(outcome)
  const view = started && toSessionView(started.session, toRoles(project, user))
  return {
    user_id: user.userId,
    user: toHostUserView({ ...user, locale: started?.keptLanguage ?? user.locale }, project),
    session: view,
    session_token: started?.sessionToken ?? '',
    session_jwt: view ? await issueSessionJwt(ports, project, started.session, view) : '',
  }
}
