/**
 * The API of hosts' back ends, under `/v1`: the contract's tables joined to handlers, behind the project's
 * id and secret. What signs people in is the methods' own; here is what only a host may ask for.
 */
import { backEnd } from '@portico/contract'
import { backEndSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { type RouteContext, registerOperations } from '../http/register-operations.ts'
import { createHostImpersonationHandlers } from '../impersonation/back-end.ts'
import { createHostMagicLinkHandlers } from '../methods/email-magic-links/back-end.ts'
import { createHostOtpHandlers } from '../methods/otp/back-end.ts'
import { createHostPasskeyHandlers } from '../methods/passkeys/back-end.ts'
import { createHostPasswordHandlers } from '../methods/passwords/back-end.ts'
import { createHostTotpHandlers } from '../totps/back-end.ts'
import type { ConnectedApps } from '../users/connected-apps.ts'
import { createHostAuditHandlers } from './audit-handlers.ts'
import { createHostCredentials } from './host-credentials.ts'
import { createHostProjectHandlers } from './project-handlers.ts'
import { createHostSessionHandlers } from './sessions/session-handlers.ts'
import { createHostUserHandlers } from './users/user-handlers.ts'

/** Registers every operation of the host's back end. */
export function registerBackEnd(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
): void {
  const side = {
    api: 'back-end',
    readCredentials: createHostCredentials(dependencies.clock),
  } as const
  registerOperations(app, context, {
    ...side,
    operations: backEnd.sessions,
    schemas: backEndSchemas.sessions,
    handlers: createHostSessionHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.users,
    schemas: backEndSchemas.users,
    handlers: createHostUserHandlers(dependencies, connectedApps),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd['magic-links'],
    schemas: backEndSchemas['magic-links'],
    handlers: createHostMagicLinkHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.otps,
    schemas: backEndSchemas.otps,
    handlers: createHostOtpHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.passwords,
    schemas: backEndSchemas.passwords,
    handlers: createHostPasswordHandlers(dependencies),
    hashesPassword: [
      'create',
      'authenticate',
      'emailReset',
      'existingPasswordReset',
      'sessionReset',
    ],
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.totps,
    schemas: backEndSchemas.totps,
    handlers: createHostTotpHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.webauthn,
    schemas: backEndSchemas.webauthn,
    handlers: createHostPasskeyHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.impersonation,
    schemas: backEndSchemas.impersonation,
    handlers: createHostImpersonationHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.audit,
    schemas: backEndSchemas.audit,
    handlers: createHostAuditHandlers(dependencies),
  })
  registerOperations(app, context, {
    ...side,
    operations: backEnd.project,
    schemas: backEndSchemas.project,
    handlers: createHostProjectHandlers(dependencies),
  })
}
