/** Signing in by a password: setting it, checking it, resetting it. What the mails say: messages.tsx. */
import { passwords } from '@portico/contract'
import { passwordsSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import {
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../../http/register-operations.ts'
import { authenticatePassword } from './authenticate-password.ts'
import { checkStrength } from './check-strength.ts'
import { createPassword } from './create-password.ts'
import { registerResetRedirect } from './register-redirect.ts'
import { resetByEmail } from './reset-by-email.ts'
import { resetByExistingPassword } from './reset-by-existing-password.ts'
import { resetBySession } from './reset-by-session.ts'
import { startReset } from './start-reset.ts'

/** Registers `passwords/*` and the address that reset mails point to. */
export function registerPasswords(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
): void {
  const handlers: Handlers<typeof passwords> = {
    create: (call) => createPassword(dependencies, call),
    authenticate: (call) => authenticatePassword(dependencies, call),
    async resetByEmailStart(call) {
      await startReset(dependencies, call)
      return {}
    },
    resetByEmail: (call) => resetByEmail(dependencies, call),
    resetByExistingPassword: (call) => resetByExistingPassword(dependencies, call),
    resetBySession: (call) => resetBySession(dependencies, call),
    strengthCheck: (call) => checkStrength(dependencies, call),
  }
  registerOperations(app, context, {
    operations: passwords,
    schemas: passwordsSchemas,
    handlers,
  })
  registerResetRedirect(app, context, dependencies)
}
