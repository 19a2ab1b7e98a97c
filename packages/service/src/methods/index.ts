/** Every sign-in method on the service's side. A new method is one line in each of the two tables. */
import type { methods } from '@portico/contract'
import type { FastifyInstance } from 'fastify'
import type { MessageTemplate } from '../delivery/message-template.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RouteContext } from '../http/register-operations.ts'
import { registerEmailMagicLinks } from './email-magic-links/index.ts'
import { emailMagicLinksMessages } from './email-magic-links/messages.ts'
import { registerOtp } from './otp/index.ts'
import { otpMessages } from './otp/messages.ts'
import { registerPasskeys } from './passkeys/index.ts'
import { passkeysMessages } from './passkeys/messages.ts'
import { registerPasswords } from './passwords/index.ts'
import { passwordsMessages } from './passwords/messages.ts'

type RegisterMethod = (
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
) => void

/** What registers each method's routes. */
export const methodRoutes: { readonly [Id in keyof typeof methods]: RegisterMethod } = {
  'email-magic-links': registerEmailMagicLinks,
  otp: registerOtp,
  passkeys: registerPasskeys,
  passwords: registerPasswords,
}

/** What each method's mails say, by template name. */
export const methodMessages: Readonly<Record<string, MessageTemplate>> = {
  ...emailMagicLinksMessages,
  ...otpMessages,
  ...passkeysMessages,
  ...passwordsMessages,
}
