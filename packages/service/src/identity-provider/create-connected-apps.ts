import type { ConnectedApp } from '@portico/contract'
import type { GrantRow, Storage } from '../storage/storage.ts'
import type { ConnectedApps } from '../users/connected-apps.ts'
import { isClientId } from './client-apps/client-id.ts'

/**
 * The client apps that people have let in. Taking a permission back ends every token and code that was issued
 * on it, in the same breath.
 */
export function createConnectedApps(storage: Storage): ConnectedApps {
  return {
    async list(projectId, userId) {
      const grants = await storage.grants.listOfUser(projectId, userId)
      return grants.map(toConnectedApp)
    },

    async revoke(projectId, userId, clientId) {
      if (!isClientId(clientId)) return false
      return storage.transaction(async (tx) => {
        const isRemoved = await tx.grants.remove(projectId, userId, clientId)
        await tx.artefacts.removeOfApp(projectId, userId, clientId)
        return isRemoved
      })
    },
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
