/**
 * The identity provider: other apps sign people in with their account here. This joins the engine of each
 * project, the decisions of people, and the endpoints; pages of the service's own ask it in this process.
 */
import { api } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ClientApps } from '../client-apps/client-app.ts'
import {
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../http/register-operations.ts'
import { createKeySet, type KeyPorts } from '../keys/key-set.ts'
import type { ConnectedApps } from '../users/connected-apps.ts'
import { createAuthorizeHandlers } from './authorize/authorize-handlers.ts'
import type { Authorizations } from './authorize/create-authorizations.ts'
import { registerAuthorizeForm } from './authorize/register-authorize-form.ts'
import { registerFormPostResponses } from './authorize/register-form-post-responses.ts'
import { createConnectedApps } from './create-connected-apps.ts'
import type { Protocol } from './create-protocol.ts'
import { type DeviceRules, registerDevicePages } from './device/register-device-pages.ts'
import { registerEndpoints } from './endpoints/register-endpoints.ts'
import type { Engines } from './engine/create-engines.ts'
import type { IdentityProviderPorts } from './engine/engine-ports.ts'
import { createProtocolLoader } from './load-protocol.ts'
import { createLogoutStart } from './logout/create-logout-start.ts'
import type { LogoutRequest } from './logout/start-logout.ts'

export interface IdentityProvider extends Protocol {
  readonly connectedApps: ConnectedApps
  /** Makes a new key for each algorithm; it signs once every cached set has it, the old one verifies for a day. */
  rotateKeys(projectId: string): Promise<void>
  /** Registers every route but the hosted pages. */
  register(app: FastifyInstance, context: RouteContext): void
}

/** Makes the identity provider of all projects. Nothing is loaded or built before it is asked for. */
export function createIdentityProvider(
  dependencies: IdentityProviderPorts & Pick<KeyPorts, 'createKeyPair'>,
  clientApps: ClientApps,
): IdentityProvider {
  const keySet = createKeySet(dependencies, 'identity_provider')
  const load = createProtocolLoader({ ...dependencies, clientApps, keySet })
  const engines: Engines = { get: async (project) => (await load()).engines.get(project) }
  const authorizations: Authorizations = {
    start: async (request) => (await load()).authorizations.start(request),
    submit: async (request, isGiven) => (await load()).authorizations.submit(request, isGiven),
    decide: async (request) => (await load()).authorizations.decide(request),
  }
  const startLogout = async (request: LogoutRequest) => (await load()).startLogout(request)
  const deviceRules: DeviceRules = {
    findDeviceRequest: async (...asked) => (await load()).findDeviceRequest(...asked),
    decideDeviceRequest: async (...asked) => (await load()).decideDeviceRequest(...asked),
  }
  const operations = api.identityProvider.page
  const handlers: Handlers<typeof operations> = {
    ...createAuthorizeHandlers(dependencies, authorizations),
    logoutStart: createLogoutStart(dependencies, startLogout),
  }
  return {
    engines,
    authorizations,
    connectedApps: createConnectedApps(dependencies),
    startLogout,
    ...deviceRules,
    exchangeAccessToken: async (exchange) => (await load()).exchangeAccessToken(exchange),
    async rotateKeys(projectId) {
      for (const algorithm of ['RS256', 'ES256'] as const) await keySet.rotate(projectId, algorithm)
    },
    register(app, context) {
      registerOperations(app, context, { operations, handlers })
      registerAuthorizeForm(app, context, dependencies, authorizations)
      registerDevicePages(app, context, dependencies, deviceRules)
      registerEndpoints(app, context, dependencies, engines)
      for (const project of dependencies.config.projects) {
        registerFormPostResponses(app, context, dependencies, project)
      }
    },
  }
}
