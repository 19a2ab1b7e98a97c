import { api } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { createAddressHandlers } from '../accounts/addresses/address-handlers.ts'
import { registerEvents } from '../accounts/events/register-events.ts'
import { createImpersonationHandlers } from '../accounts/impersonation/impersonation-handlers.ts'
import { registerJwks } from '../accounts/sessions/register-jwks.ts'
import { createRevokedSessions } from '../accounts/sessions/revoked-sessions.ts'
import { createSessionHandlers } from '../accounts/sessions/session-handlers.ts'
import { createUserHandlers } from '../accounts/users/user-handlers.ts'
import { createHostCredentials } from '../back-end/host-credentials.ts'
import { registerBackEnd } from '../back-end/register-back-end.ts'
import { registerRevokedStream } from '../back-end/sessions/register-revoked-stream.ts'
import type { IdentityProvider } from '../identity-provider/create-identity-provider.ts'
import { createCaptchaHandlers } from '../kernel/captcha/captcha-handlers.ts'
import type { ProofOfWork } from '../kernel/captcha/proof-of-work.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { LiveProjects } from '../kernel/http/live-projects.ts'
import {
  type RegisterTable,
  type RouteContext,
  registerOperations,
} from '../kernel/http/register-operations.ts'
import { allMethods } from '../methods/all-methods.ts'
import {
  createBootstrapHandlers,
  readBootstrapCredentials,
} from './bootstrap/bootstrap-handlers.ts'
import { registerSetup } from './bootstrap/register-setup.ts'
import { registerNotMe } from './not-me/register-not-me.ts'
import { registerOpenApi } from './openapi/register-openapi.ts'
import { registerSnippet } from './snippet/register-snippet.ts'

/** Registers a route for every operation of the contract: those of pages, of hosts' back ends and of client apps. */
export function registerRoutes(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
  parts: {
    readonly proofOfWork: ProofOfWork
    readonly identityProvider: IdentityProvider
    readonly liveProjects: Pick<LiveProjects, 'refresh'>
  },
): void {
  const { proofOfWork, identityProvider, liveProjects } = parts
  const { connectedApps } = identityProvider
  const host = { readCredentials: createHostCredentials(dependencies.clock) }
  const register: RegisterTable = (operations, handlers, more) =>
    registerOperations(app, context, { operations, handlers, ...more })
  for (const method of allMethods) method.register(app, context, dependencies, host)
  const sessionHandlers = createSessionHandlers(dependencies, identityProvider)
  register(api.sessions.page, sessionHandlers, { endsSession: ['revoke'] })
  const userHandlers = {
    ...createUserHandlers(dependencies, connectedApps),
    ...createAddressHandlers(dependencies),
  }
  register(api.users.page, userHandlers, { endsSession: ['delete'] })
  register(api.impersonation.page, createImpersonationHandlers(dependencies))
  register(api.bootstrap.page, createBootstrapHandlers(dependencies.config), {
    readCredentials: readBootstrapCredentials,
  })
  register(api.captcha.page, createCaptchaHandlers(proofOfWork))
  registerSetup(app, context, dependencies.config)
  identityProvider.register(app, context)
  registerNotMe(app, context, dependencies)
  registerEvents(app, context, dependencies)
  registerJwks(app, context, dependencies)
  registerSnippet(app, context, dependencies.config)
  const revokedSessions = createRevokedSessions(dependencies)
  registerRevokedStream(app, context, revokedSessions, host.readCredentials)
  registerBackEnd(
    dependencies,
    { connectedApps, revokedSessions, liveProjects },
    (operations, handlers) => register(operations, handlers, { ...host, api: 'back-end' }),
  )
  registerOpenApi(app, dependencies.config)
}
