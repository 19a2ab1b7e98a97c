/** Crypto: a toy until `verify-proof.ts` verifies something. */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../../method/define-method.ts'
import { readSessionOptions } from '../../sessions/read-session-options.ts'
import { requireSession } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { deleteFactor } from '../../users/delete-factor.ts'
import { authenticateCrypto } from './authenticate-crypto.ts'
import { createHostCryptoHandlers } from './back-end.ts'
import { cryptoCredential } from './declaration/credential.ts'
import { crypto as declaration } from './declaration/index.ts'

/** `cryptos/*` */
export const crypto = defineMethod(declaration, {
  ...api.crypto,
  create: (dependencies) => ({
    page: {
      async authenticate(call) {
        const { project, body } = call
        const options = readSessionOptions(call, body)
        const proved = await authenticateCrypto(dependencies, call, body, options)
        return toAuthReply(dependencies, project, requireSession(proved.started), proved.user)
      },
      remove: (call) => deleteFactor(dependencies, call, cryptoCredential),
    },
    backEnd: createHostCryptoHandlers(dependencies),
  }),
})
