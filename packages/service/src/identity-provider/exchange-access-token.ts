import {
  type IssuedSession,
  requireSession,
  startSession,
} from '../accounts/sessions/start-session.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { recordFailures } from '../kernel/audit/record-failures.ts'
import { fullAccessScope } from '../kernel/client-apps/known-scopes.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { Source } from '../kernel/http/source-address.ts'
import type { UserRow } from '../kernel/storage/storage.ts'
import type { Engines } from './engine/create-engines.ts'
import type { IdentityProviderPorts } from './engine/engine-ports.ts'
import { findEngineClient } from './engine-access/find-engine-client.ts'
import { refuseImpersonated } from './refuse-impersonated.ts'
import { toWords } from './request/authorization-params.ts'

/** An access token that is to be exchanged for a session. */
export interface TokenExchange {
  readonly project: ProjectConfig
  readonly source: Source
  readonly accessToken: string
  readonly minutes: number
  /** The caller's own session, if any. Another user's session stays unchanged. */
  readonly sessionToken: string | null
}

/**
 * Signs a user in with the access token of a first-party client app with full access.
 *
 * @throws AuthError `idp_access_token_not_found`, `idp_access_token_expired`,
 *   `idp_access_token_could_not_be_exchanged`, `user_blocked`; `unauthorized_action` from an impersonated session
 */
export async function exchangeAccessToken(
  dependencies: IdentityProviderPorts,
  engines: Engines,
  exchange: TokenExchange,
): Promise<{ started: IssuedSession; user: UserRow }> {
  const method = 'oauth_access_token_exchange'
  const { project, source, accessToken, minutes, sessionToken } = exchange
  const done = await recordFailures(dependencies, exchange, method, async (attempt) => {
    const { projectId } = project
    if (sessionToken !== null) {
      const { storage, keyRing, clock } = dependencies
      const tokenHash = keyRing.hashToken(sessionToken)
      const own = await storage.sessions.findByToken(projectId, tokenHash, clock.now())
      if (own) refuseImpersonated(own)
    }
    const engine = await engines.get(project)
    const { provider } = engine
    const token = await provider.AccessToken.find(accessToken)
    const userId = token?.accountId
    if (!token || userId === undefined) throw new AuthError('idp_access_token_not_found')
    if (token.isExpired) throw new AuthError('idp_access_token_expired')
    const client = await findEngineClient(engine, token.clientId ?? '')
    const grant = await provider.Grant.find(token.grantId ?? '')
    const refusal = new AuthError('idp_access_token_could_not_be_exchanged')
    // Checked with the current state, since the user's roles and the client app may have changed.
    const isFull =
      toWords(token.scope).includes(fullAccessScope) &&
      toWords(grant?.getOIDCScope()).includes(fullAccessScope)
    // A token for a resource or bound to a key must not become a session of its bearer.
    if (!client || !isFull || token.aud !== undefined || token.isSenderConstrained()) throw refusal
    attempt.userId = userId
    return dependencies.storage.transaction(async (tx) => {
      const { keyRing, clock } = dependencies
      await tx.artefacts.lockForUser(projectId, userId)
      // The user may be revoking the grant at this moment.
      const tokenHash = keyRing.hashToken(accessToken)
      if (!(await tx.artefacts.find(projectId, 'access_token', tokenHash, clock.now()))) {
        throw new AuthError('idp_access_token_not_found')
      }
      // The token's session may be ending at this moment: it must not start a new one.
      if (token.expiresWithSession) {
        const { sessionUid = '' } = token
        const live = await tx.sessions.findById(projectId, sessionUid, clock.now())
        if (live?.userId !== userId) throw new AuthError('idp_access_token_not_found')
      }
      const user = await tx.users.findById(projectId, userId)
      if (!user) throw refusal
      const session = await startSession(tx, dependencies, {
        project,
        source,
        user,
        minutes,
        sessionToken,
        factor: {
          type: 'oauth',
          deliveryMethod: 'oauth_access_token_exchange',
          authenticatedAt: dependencies.clock.now(),
          clientId: client.clientId,
        },
      })
      return { started: requireSession(session), user }
    })
  })
  dependencies.wakeOutbox()
  return done
}
