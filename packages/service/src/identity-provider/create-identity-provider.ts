/**
 * The identity provider: other apps sign people in with their account here. This joins the engine of each
 * project, the decisions of people, and the endpoints; pages of the service's own ask it in this process.
 */
import { identityProvider as operations } from '@portico/contract'
import { identityProviderSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import {
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../http/register-operations.ts'
import { createKeySet } from '../keys/key-set.ts'
import { getSession } from '../sessions/get-session.ts'
import type { ConnectedApps } from '../users/connected-apps.ts'
import { createAuthorizeHandlers } from './authorize/authorize-handlers.ts'
import { type Authorizations, createAuthorizations } from './authorize/create-authorizations.ts'
import { registerAuthorizeForm } from './authorize/register-authorize-form.ts'
import { registerFormAnswers } from './authorize/register-form-answers.ts'
import type { ClientApps } from './client-app.ts'
import { createConnectedApps } from './create-connected-apps.ts'
import { registerEndpoints } from './endpoints/register-endpoints.ts'
import { createEngines, type Engines } from './engine/create-engines.ts'
import type { EnginePorts } from './engine/engine-ports.ts'
import { exchangeAccessToken, type TokenExchange } from './exchange-access-token.ts'
import { type LogoutRequest, type StartedLogout, startLogout } from './logout/start-logout.ts'

export interface IdentityProvider {
  readonly engines: Engines
  readonly authorizations: Authorizations
  readonly connectedApps: ConnectedApps
  startLogout(request: LogoutRequest): Promise<StartedLogout>
  exchangeAccessToken(exchange: TokenExchange): ReturnType<typeof exchangeAccessToken>
  /** Makes a new key for each algorithm; it signs once every cached set has it, the old one verifies for a day. */
  rotateKeys(projectId: string): Promise<void>
  /** Registers every route but the hosted pages. */
  register(app: FastifyInstance, context: RouteContext): void
}

/** Makes the identity provider of all projects. Nothing is built for a project before it is asked for. */
export function createIdentityProvider(
  dependencies: Dependencies,
  clientApps: ClientApps,
): IdentityProvider {
  const keySet = createKeySet(dependencies, 'identity_provider')
  const ports: EnginePorts = { ...dependencies, clientApps, keySet }
  const engines = createEngines(ports)
  const authorizations = createAuthorizations(ports, engines)
  const handlers: Handlers<typeof operations> = {
    ...createAuthorizeHandlers(dependencies, ports, authorizations),
    async logoutStart(call) {
      const { project, sessionToken, body } = call
      const proved = sessionToken === null ? null : await getSession(dependencies, call)
      const { redirectUri, consentRequired } = await startLogout(ports, engines, {
        project,
        proved,
        clientId: body.client_id,
        postLogoutRedirectUri: body.post_logout_redirect_uri,
        idTokenHint: body.id_token_hint,
        state: body.state,
      })
      return { redirect_uri: redirectUri, consent_required: consentRequired }
    },
  }
  return {
    engines,
    authorizations,
    connectedApps: createConnectedApps(dependencies.storage),
    startLogout: (request) => startLogout(ports, engines, request),
    exchangeAccessToken: (exchange) => exchangeAccessToken(dependencies, engines, exchange),
    async rotateKeys(projectId) {
      for (const algorithm of ['RS256', 'ES256'] as const) await keySet.rotate(projectId, algorithm)
    },
    register(app, context) {
      registerOperations(app, context, { operations, schemas: identityProviderSchemas, handlers })
      registerAuthorizeForm(app, context, dependencies, authorizations)
      registerEndpoints(app, context, ports, engines)
      for (const project of dependencies.config.projects) {
        registerFormAnswers(app, context, ports, project)
      }
    },
  }
}
