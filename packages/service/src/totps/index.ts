/** Authenticator apps and recovery codes: a further factor of a session. */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../method/define-method.ts'
import { createHostTotpHandlers } from './back-end.ts'
import { totps as declaration } from './declaration/index.ts'
import { createTotpHandlers } from './totp-handlers.ts'

/** `totps/*`. */
export const totps = defineMethod(declaration, {
  ...api.totps,
  create: (dependencies) => ({
    page: createTotpHandlers(dependencies),
    backEnd: createHostTotpHandlers(dependencies),
  }),
})
