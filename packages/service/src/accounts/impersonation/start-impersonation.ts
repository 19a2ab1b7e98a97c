import { limits } from '@portico/contract'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { type IssuedSession, startSession } from '../sessions/start-session.ts'
import { readImpersonationPayload } from './impersonation-payload.ts'

interface TokenCall {
  readonly project: ProjectConfig
  readonly source: Source
  readonly token: string
}

/**
 * Uses an impersonation token and starts the session in which the member of staff acts as the user. It is always a new
 * session of at most an hour, and its factor names the member of staff.
 *
 * @throws AuthError `unable_to_auth_impersonation_token`, `user_blocked`
 */
export async function startImpersonation(
  dependencies: Dependencies,
  call: TokenCall,
): Promise<{ started: IssuedSession; user: UserRow }> {
  const { project, source, token } = call
  const begun = await recordFailures(dependencies, call, 'impersonation', async (attempt) => {
    const { storage, keyRing, clock } = dependencies
    const { projectId } = project
    if (!isToken(token)) throw new AuthError('unable_to_auth_impersonation_token')
    const tokenHash = keyRing.hashToken(token)
    return await storage.transaction(async (tx) => {
      const now = clock.now()
      const found = await tx.challenges.findBySecret(projectId, 'impersonation', tokenHash, now)
      // Locks the user before the token's row, in the same order as the code that ends all of a user's sessions.
      if (found) await tx.artefacts.lockForUser(projectId, readImpersonationPayload(found).userId)
      const used =
        found && (await tx.challenges.consume(projectId, 'impersonation', found.challengeId, now))
      if (!used) throw new AuthError('unable_to_auth_impersonation_token')
      const { userId, impersonator, reason } = readImpersonationPayload(used)
      attempt.userId = userId
      const user = await tx.users.findById(projectId, userId)
      if (!user) throw new AuthError('unable_to_auth_impersonation_token')
      const started = await startSession(tx, dependencies, {
        project,
        user,
        factor: {
          type: 'impersonated',
          deliveryMethod: 'impersonation',
          authenticatedAt: now,
          impersonator,
        },
        source,
        minutes: Math.min(limits.impersonation.sessionMinutes, project.sessions.maxMinutes),
        // The browser's present session is ignored: the new session takes nothing over from it.
        sessionToken: null,
      })
      await recordActivity(tx, dependencies, {
        action: 'impersonation.started',
        project,
        actor: { kind: 'impersonator', id: impersonator.id },
        user,
        session: started.session,
        source,
        details: { reason },
      })
      return { started, user }
    })
  })
  dependencies.wakeOutbox()
  return begun
}
