/** Authenticator apps and recovery codes: a further factor of a session. */
import { backEnd, totps as operations } from '@portico/contract'
import { backEndSchemas, totpsSchemas } from '@portico/contract/schemas'
import { defineMethod } from '../method/define-method.ts'
import { createHostTotpHandlers } from './back-end.ts'
import { totps as declaration } from './declaration/index.ts'
import { createTotpHandlers } from './totp-handlers.ts'

/** `totps/*`. */
export const totps = defineMethod(declaration, {
  page: { operations, schemas: totpsSchemas },
  backEnd: { operations: backEnd.totps, schemas: backEndSchemas.totps },
  create: (dependencies) => ({
    page: createTotpHandlers(dependencies),
    backEnd: createHostTotpHandlers(dependencies),
  }),
})
