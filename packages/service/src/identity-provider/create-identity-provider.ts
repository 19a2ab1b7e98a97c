/**
 * The identity provider: other apps sign users in with their account here. It joins the engine of each project, the
 * users' decisions and the endpoints. The service's own pages call it within the process.
 */
import { api } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import type { ClientApps } from '../kernel/client-apps/client-app.ts'
import { type RouteContext, registerOperations } from '../kernel/http/register-operations.ts'
import { createKeySet, type KeyPorts } from '../kernel/keys/key-set.ts'
import { createAuthorizeHandlers } from './authorize/authorize-handlers.ts'
import { registerAuthorizeForm } from './authorize/register-authorize-form.ts'
import { registerFormPostResponses } from './authorize/register-form-post-responses.ts'
import { createConnectedApps } from './create-connected-apps.ts'
import { registerDevicePages } from './device/register-device-pages.ts'
import { registerEndpoints } from './endpoints/register-endpoints.ts'
import type { IdentityProviderPorts } from './engine/engine-ports.ts'
import { createProtocolLoader, type LoadProtocol } from './load-protocol.ts'
import { createLogoutStart } from './logout/create-logout-start.ts'

export interface IdentityProvider {
  /** Loads the parts that need the protocol engine; a service without client apps does not load them. */
  readonly loadProtocol: LoadProtocol
  readonly connectedApps: ConnectedApps
  /**
   * Creates a new key for each algorithm. A new key signs once every cached key set contains it; the old key verifies
   * for one more day.
   */
  rotateKeys(projectId: string): Promise<void>
  /** Registers every route except the hosted pages. */
  register(app: FastifyInstance, context: RouteContext): void
}

/** Creates the identity provider of all projects. Nothing is loaded or built before it is needed. */
export function createIdentityProvider(
  dependencies: IdentityProviderPorts & Pick<KeyPorts, 'createKeyPair'>,
  clientApps: ClientApps,
): IdentityProvider {
  const keySet = createKeySet(dependencies, 'identity_provider')
  const loadProtocol = createProtocolLoader({ ...dependencies, clientApps, keySet })
  return {
    loadProtocol,
    connectedApps: createConnectedApps(dependencies),
    async rotateKeys(projectId) {
      for (const algorithm of ['RS256', 'ES256'] as const) await keySet.rotate(projectId, algorithm)
    },
    register(app, context) {
      registerOperations(app, context, {
        operations: api.identityProvider.page,
        handlers: {
          ...createAuthorizeHandlers(dependencies, loadProtocol),
          logoutStart: createLogoutStart(dependencies, loadProtocol),
        },
      })
      registerAuthorizeForm(app, context, dependencies, loadProtocol)
      registerDevicePages(app, context, dependencies, loadProtocol)
      registerEndpoints(app, context, dependencies, loadProtocol)
      for (const project of dependencies.config.projects) {
        registerFormPostResponses(app, context, dependencies, project)
      }
    },
  }
}
