import type { ConnectedApp } from '@portico/contract'
import { holdSession } from '../accounts/sessions/hold-session.ts'
import { revokeSession } from '../accounts/sessions/revoke-session.ts'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import type { GrantRow, Repositories, SessionRow } from '../kernel/storage/storage.ts'
import { isClientId } from './client-apps/client-id.ts'
import type { IdentityProviderPorts } from './engine/engine-ports.ts'

/**
 * The client apps that users have authorized. Revoking a grant ends, in the same transaction, every token and code that
 * was issued on it and every session that the app started with one.
 */
export function createConnectedApps(ports: IdentityProviderPorts): ConnectedApps {
  const { storage } = ports
  return {
    async list(projectId, userId) {
      const grants = await storage.grants.listOfUser(projectId, userId)
      return grants.map(toConnectedApp)
    },

    async revoke(projectId, userId, clientId, session) {
      if (!isClientId(clientId)) return false
      const isRevoked = await storage.transaction(async (tx) => {
        if (session) await holdSession(tx, session, ports.clock.now())
        else await tx.artefacts.lockForUser(projectId, userId)
        await endExchangedSessions(tx, ports, { projectId, userId, clientId })
        const isRemoved = await tx.grants.remove(projectId, userId, clientId)
        await tx.artefacts.removeOfApp(projectId, userId, clientId)
        return isRemoved
      })
      ports.wakeOutbox()
      return isRevoked
    },
  }
}

/**
 * Returns true for a session whose only proofs came from the app. If the user proved another factor in it, the session
 * is their own, and the app's token of it is no longer valid.
 */
const isMadeBy = (clientId: string) => (session: SessionRow) =>
  session.factors.every((factor) => factor.clientId === clientId)

async function endExchangedSessions(
  tx: Repositories,
  ports: IdentityProviderPorts,
  of: { readonly projectId: string; readonly userId: string; readonly clientId: string },
): Promise<void> {
  const { projectId, userId, clientId } = of
  const now = ports.clock.now()
  const project = ports.config.projects.find((one) => one.projectId === projectId)
  const user = await tx.users.findById(projectId, userId)
  if (!project || !user) return
  const live = await tx.sessions.listOfUser(projectId, userId, now)
  for (const session of live.filter(isMadeBy(clientId))) {
    await revokeSession(tx, ports, {
      project,
      actor: { kind: 'service', id: '' },
      user,
      session,
      source: null,
      details: { reason: 'connected_app_revoked', connected_app_id: clientId },
    })
  }
}

function toConnectedApp({ clientId, app, scopes, resources }: GrantRow): ConnectedApp {
  const all = [...scopes, ...Object.values(resources).flat()]
  return {
    connected_app_id: clientId,
    name: app.name,
    description: app.description,
    client_type: app.type,
    ...(app.logoUrl !== null && { logo_url: app.logoUrl }),
    scopes_granted: [...new Set(all)].join(' '),
  }
}
