/**
 * Presents the service's session as the engine's. It is never stored, and its cookie is never set. A token that is
 * bound to a session is valid while the session lives.
 */
import type Provider from 'oidc-provider'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAcr, toAmr } from './acr-values.ts'
import { findInternalAuthorization } from './engine-call.ts'
import { toFamilyId } from './family-id.ts'

type EngineSession = InstanceType<Provider['Session']>

/** The engine's data about a client app in a session. */
interface Authorization {
  sid: string
  grantId?: string
}

/**
 * Returns the `sid` of a session for one client app: always the same, and useless for finding the session elsewhere.
 */
export function toSid(
  { keyRing }: Pick<EnginePorts, 'keyRing'>,
  sessionId: string,
  clientId: string,
): string {
  return keyRing.hashKey(`sid\0${sessionId}\0${clientId}`).slice(0, 43)
}

/** Returns the time of the user's last proof; epoch milliseconds. */
export function toAuthenticatedAt({ factors, startedAt }: SessionRow): number {
  return Math.max(startedAt, ...factors.map((factor) => factor.authenticatedAt))
}

/** Replaces the engine's sessions by the service's. */
export function shapeSessions(
  provider: Provider,
  ports: Pick<EnginePorts, 'storage' | 'clock' | 'keyRing'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
): void {
  const { Session } = provider
  const { storage, clock } = ports

  const toView = (
    row: SessionRow | null,
    grantIds: ReadonlyMap<string, string> = new Map(),
  ): EngineSession => {
    const session = new Session()
    if (!row) return session
    const authorizations = new Map<string, Authorization>()
    Object.assign(session, {
      uid: row.sessionId,
      accountId: row.userId,
      loginTs: Math.floor(toAuthenticatedAt(row) / 1_000),
      acr: toAcr(row),
      amr: toAmr(row),
    })
    Object.defineProperty(session, 'authorizationFor', {
      value: (clientId: string): Authorization => {
        const grantId = grantIds.get(clientId)
        const known = authorizations.get(clientId) ?? {
          sid: toSid(ports, row.sessionId, clientId),
          ...(grantId !== undefined && { grantId: toFamilyId(grantId, row.sessionId) }),
        }
        authorizations.set(clientId, known)
        return known
      },
    })
    return session
  }

  Object.assign(Session, {
    get: async (ctx: { oidc?: { entity(key: string, value: unknown): void } }) => {
      const proved: AuthenticatedSession | null = findInternalAuthorization()?.session ?? null
      const session = toView(proved?.session ?? null)
      ctx.oidc?.entity('Session', session)
      return session
    },
    findByUid: async (sessionId: string) => {
      const row = await storage.sessions.findById(projectId, sessionId, clock.now())
      if (!row) return undefined
      const grants = await storage.grants.listOfUser(projectId, row.userId)
      return toView(row, new Map(grants.map((grant) => [grant.clientId, grant.grantId])))
    },
  })
}
