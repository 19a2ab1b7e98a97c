/** Authenticator apps and recovery codes: a further factor of a session. */
import { api } from '@portico/contract/schemas'
import { totps as declaration } from '../../declarations/totps/index.ts'
import { defineMethod } from '../sign-in/define-method.ts'
import { createHostTotpHandlers } from './back-end.ts'
import { createTotpHandlers } from './totp-handlers.ts'
import { totpLine } from './totp-line.ts'

/** The method with its operations `totps/*`. */
export const totps = defineMethod(declaration, {
  ...api.totps,
  line: totpLine,
  create: (dependencies) => ({
    page: createTotpHandlers(dependencies),
    backEnd: createHostTotpHandlers(dependencies),
  }),
})
