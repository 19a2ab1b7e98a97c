/**
 * The client apps of all projects: those of the configuration, which do not change while the service runs, and the
 * added ones, which are in the storage. Metadata documents are loaded elsewhere.
 */

import type { ClientApp, ClientApps } from '../../kernel/client-apps/client-app.ts'
import { fullAccessScope } from '../../kernel/client-apps/known-scopes.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { listScopes } from '../scopes.ts'
import { ClientAppError } from './client-app-error.ts'
import { isClientId } from './client-id.ts'
import { findClientAppError } from './find-client-app-error.ts'

/** The sources of client apps. */
export interface ClientAppsParts {
  readonly projects: readonly Pick<ProjectConfig, 'projectId' | 'rbac' | 'identityProvider'>[]
  readonly storage: Pick<Repositories, 'clients' | 'grants' | 'artefacts'>
}

/**
 * Combines the client apps of the configuration with the stored ones.
 *
 * @returns the apps; `add` and `replace` throw a `ClientAppError` for an app that cannot be stored
 */
export function createClientApps({ projects, storage }: ClientAppsParts): ClientApps {
  const byProject = new Map(
    projects.map((project) => {
      const scopes = listScopes(project)
      const apps = project.identityProvider.clientApps.map((app) => withKnownScopes(app, scopes))
      const configured = new Map(apps.map((app) => [app.clientId, app] as const))
      return [project.projectId, { scopes, configured }]
    }),
  )
  const isConfigured = (projectId: string, clientId: string) =>
    byProject.get(projectId)?.configured.has(clientId) ?? false
  const verify = (app: ClientApp) => {
    const error = findClientAppError(app)
    if (error !== null) throw new ClientAppError(error)
  }

  return {
    find: async (projectId, clientId) => {
      const project = byProject.get(projectId)
      if (!project || !isClientId(clientId)) return null
      const configured = project.configured.get(clientId)
      if (configured) return configured
      const app = await storage.clients.find(projectId, clientId)
      return app ? withKnownScopes(app, project.scopes) : null
    },

    list: async (projectId) => {
      const project = byProject.get(projectId)
      if (!project) return []
      const stored = await storage.clients.list(projectId)
      return [
        ...project.configured.values(),
        // The configuration replaces a stored app with the same id.
        ...stored
          .filter(({ clientId }) => !project.configured.has(clientId))
          .map((app) => withKnownScopes(app, project.scopes)),
      ]
    },

    add: async (projectId, app) => {
      verify(app)
      const isFree = byProject.has(projectId) && !isConfigured(projectId, app.clientId)
      if (!isFree || !(await storage.clients.add({ ...app, projectId }))) {
        throw new ClientAppError({ field: 'client_id', message: 'is taken' })
      }
    },

    replace: async (projectId, app) => {
      verify(app)
      if (isConfigured(projectId, app.clientId)) return false
      return storage.clients.replace({ ...app, projectId })
    },

    remove: async (projectId, clientId) => {
      if (isConfigured(projectId, clientId)) return false
      if (!(await storage.clients.remove(projectId, clientId))) return false
      // Another app may get the same id later. It must find neither grants nor tokens.
      await storage.grants.removeOfClient(projectId, clientId)
      await storage.artefacts.removeOfClient(projectId, clientId)
      return true
    },
  }
}

/**
 * Limits an app's scopes to those that the project still defines. An app that lists none may request all scopes except
 * full access, which must be listed explicitly.
 */
function withKnownScopes(app: ClientApp, known: readonly string[]): ClientApp {
  const { scope } = app.metadata
  const scopes =
    typeof scope === 'string'
      ? scope.split(' ').filter((one) => known.includes(one))
      : known.filter((one) => one !== fullAccessScope)
  return { ...app, metadata: { ...app.metadata, scope: scopes.join(' ') } }
}
