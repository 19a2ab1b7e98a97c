/** Handlers by which a host's back end checks, extends and ends sessions, and checks what their users may do. */
import type { api } from '@portico/contract/schemas'
import { createAttest } from '../../accounts/sessions/attest/create-attest.ts'
import {
  findNamedSession,
  readSessionName,
  type SessionName,
} from '../../accounts/sessions/named-session.ts'
import { revokeSession } from '../../accounts/sessions/revoke-session.ts'
import type { RevokedSessions } from '../../accounts/sessions/revoked-sessions.ts'
import { toSessionMinutes } from '../../accounts/sessions/session-end.ts'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { cutPage, maxRows, toCursorText, toPage } from '../cursor.ts'
import { authenticateSession } from './authenticate-session.ts'

/** Handlers of `/v1/sessions`. */
export function createHostSessionHandlers(
  dependencies: Dependencies,
  revokedSessions: Pick<RevokedSessions, 'read'>,
): Handlers<typeof api.sessions.backEnd> {
  const { storage, clock } = dependencies
  const attest = createAttest(dependencies)
  return {
    async get({ project, query }) {
      const user = await getUser(storage, project.projectId, String(query.user_id))
      const sessions = await storage.sessions.listOfUser(
        project.projectId,
        user.userId,
        clock.now(),
      )
      const page = cutPage(sessions, toPage(query, maxRows), ({ startedAt, sessionId }) => ({
        at: startedAt,
        id: sessionId,
      }))
      const roles = toRoles(project, user)
      return {
        sessions: page.rows.map((session) => toSessionView(session, roles)),
        next_cursor: toCursorText(page.next),
      }
    },

    async revoked({ project }) {
      return { revoked_sessions: await revokedSessions.read(project.projectId) }
    },

    authenticate: (call) => authenticateSession(dependencies, call),

    async attest(call) {
      const { project, body } = call
      const asked = body.session_duration_minutes
      const signedIn = await attest({
        project,
        // The body of this call has no `attributes`.
        source: toPersonSource({ body: {} }),
        sessionToken: null,
        profileId: body.profile_id,
        token: body.token,
        minutes: asked === undefined ? null : toSessionMinutes(project, asked),
        named: {
          ...(body.session_token && { sessionToken: body.session_token }),
          ...(body.session_jwt && { sessionJwt: body.session_jwt }),
        },
        ...(body.session_custom_claims && { customClaims: body.session_custom_claims }),
      })
      return toHostAuthReply(dependencies, call, signedIn)
    },

    async revoke(call) {
      const { project, source, body } = call
      const sent = [body.session_id, body.session_token, body.session_jwt].filter(Boolean)
      if (sent.length === 0) throw new AuthError('no_session_revoke_arguments')
      if (sent.length > 1) throw new AuthError('too_many_session_revoke_arguments')
      const name: SessionName | null = body.session_id
        ? { by: 'id', sessionId: body.session_id }
        : await readSessionName(dependencies, call, body)
      await storage.transaction(async (tx) => {
        const found = name && (await findNamedSession(tx, dependencies, call, name))
        const act = { project, actor: hostActor, source }
        const isEnded = found && (await revokeSession(tx, dependencies, { ...found, ...act }))
        if (!isEnded) throw new AuthError('session_not_found')
      })
      dependencies.wakeOutbox()
      return {}
    },
  }
}
