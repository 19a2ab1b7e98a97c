/** Sign-in with a passkey: registering it, proving it, naming it. */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import { passkeys as declaration } from '../../declarations/passkeys/index.ts'
import { createHostPasskeyHandlers } from './back-end.ts'
import { createPasskeyHandlers } from './passkey-handlers.ts'
import { passkeyLine } from './passkey-line.ts'
import { registerRelatedOrigins } from './register-related-origins.ts'

/** The operations `webauthn/*`, and the file of related origins. */
export const passkeys = defineMethod(declaration, {
  ...api.passkeys,
  line: passkeyLine,
  create: (dependencies) => ({
    page: createPasskeyHandlers(dependencies),
    backEnd: createHostPasskeyHandlers(dependencies),
    registerRoutes: (app) => registerRelatedOrigins(app, dependencies.config.projects),
  }),
})
