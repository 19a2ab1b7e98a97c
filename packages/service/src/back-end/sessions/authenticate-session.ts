import type { ReplyOf, RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { mergeCustomClaims } from '../../accounts/sessions/custom-claims.ts'
import { issueSessionJwt } from '../../accounts/sessions/issue-session-jwt.ts'
import { findNamedSession, readSessionName } from '../../accounts/sessions/named-session.ts'
import { noteAccess } from '../../accounts/sessions/note-access.ts'
import { toExtendedEnd, toSessionMinutes } from '../../accounts/sessions/session-end.ts'
import { verifySessionDemand } from '../../accounts/sessions/step-up.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { getVerdict } from './get-verdict.ts'

type Authenticate = typeof api.sessions.backEnd.authenticate

/**
 * Says whether a session is active, and changes its lifetime and claims as requested. A refused call changes nothing:
 * neither a forbidden action nor too many claims touch the session.
 */
export async function authenticateSession(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { storage, clock } = dependencies
  const { project, body } = call
  const asked = body.session_duration_minutes
  const minutes = toSessionMinutes(project, asked)
  const name = await readSessionName(dependencies, call, body)
  if (!name) throw new AuthError('no_session_arguments')

  const prove = async (repositories: Pick<Repositories, 'sessions'>) => {
    const found = await findNamedSession(repositories, dependencies, call, name)
    if (!found) throw new AuthError('session_not_found')
    verifySessionDemand(found, body, clock.now())
    const roles = toRoles(project, found.user)
    const verdict =
      body.authorization_check && getVerdict(project.rbac, roles, body.authorization_check)
    return { ...found, verdict }
  }
  const look = async () => {
    const found = await prove(storage)
    const session = await noteAccess(storage.sessions, found.session, clock.now())
    return { ...found, session }
  }
  const change = (sent: typeof body.session_custom_claims) =>
    storage.transaction(async (tx) => {
      const found = await prove(tx)
      const { sessionId } = found.session
      const now = clock.now()
      // Locks the row before its claims are read, so that claims added by two concurrent calls are both kept.
      const held = await tx.sessions.touch(project.projectId, sessionId, { now })
      if (!held) throw new AuthError('session_not_found')
      const customClaims = mergeCustomClaims(held.customClaims, sent)
      const session = await tx.sessions.touch(project.projectId, sessionId, {
        now,
        ...(asked !== undefined && { expiresAt: toExtendedEnd(project, held, { now, minutes }) }),
        ...(customClaims !== undefined && { customClaims }),
      })
      return { ...found, session }
    })

  const sent = body.session_custom_claims
  const isChange = asked !== undefined || sent !== undefined
  const { session, user, verdict } = await (isChange ? change(sent) : look())
  if (!session) throw new AuthError('session_not_found')
  const view = toSessionView(session, toRoles(project, user))
  return {
    user_id: user.userId,
    user: toHostUserView(user, project),
    session: view,
    // The service keeps only the token's hash, so it can return the token only if the caller sent it.
    session_token: name.by === 'token' ? name.sessionToken : '',
    session_jwt: await issueSessionJwt(dependencies, project, session, view),
    ...(verdict && { verdict }),
  }
}
