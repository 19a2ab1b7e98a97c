/** Crypto for the host's back end. */
import type { api } from '@portico/contract/schemas'
import type { Dependencies } from '../../dependencies.ts'
import type { Handlers } from '../../http/register-operations.ts'
import { toHostAuthReply } from '../../sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../../sessions/to-session-options.ts'
import { toPersonSource } from '../../sign-in/person-source.ts'
import { authenticateCrypto } from './authenticate-crypto.ts'

/** Handlers of `/v1/cryptos`. */
export const createHostCryptoHandlers = (
  dependencies: Dependencies,
): Handlers<typeof api.crypto.backEnd> => ({
  async authenticate(call) {
    const { project, body } = call
    const options = await toSessionOptions(dependencies, call)
    const context = { project, source: toPersonSource(call) }
    const { started, user } = await authenticateCrypto(dependencies, context, body, options)
    return toHostAuthReply(dependencies, project, started, user)
  },
})
