/** Signing in by a six-digit code: sending it, counting guesses, using it up. What the mail says: messages.ts. */
import { otp } from '@portico/contract'
import { otpSchemas } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import {
  type Handlers,
  type RouteContext,
  registerOperations,
} from '../../http/register-operations.ts'
import type { SendMode } from '../../sign-in/find-recipient.ts'
import { authenticatePasscode } from './authenticate-passcode.ts'
import { sendEmailPasscode } from './send-email-passcode.ts'

/** Registers `otps/*`. */
export function registerOtp(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
): void {
  const send =
    (mode: SendMode): Handlers<typeof otp>['emailLoginOrCreate'] =>
    async (call) => {
      // Nothing else: who was found must not show.
      const { methodId } = await sendEmailPasscode(dependencies, call, mode)
      return { method_id: methodId }
    }
  const handlers: Handlers<typeof otp> = {
    emailLoginOrCreate: send('login_or_create'),
    emailSendPrimary: send('primary'),
    emailSendSecondary: send('secondary'),
    authenticate: (call) => authenticatePasscode(dependencies, call),
  }
  registerOperations(app, context, { operations: otp, schemas: otpSchemas, handlers })
}
