import type { recoveryCodes } from '@portico/contract'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { countCodes, hasMadeCodes } from './count-codes.ts'
import { createCodes } from './create-codes.ts'
import { signInByCode } from './sign-in-by-code.ts'

/** Creates the handlers of `recovery_codes/*`. */
export function createRecoveryCodeHandlers(
  dependencies: Dependencies,
): Handlers<typeof recoveryCodes> {
  return {
    async create(call) {
      const { userId, codes } = await createCodes(dependencies, call)
      return { user_id: userId, recovery_codes: [...codes] }
    },

    async count(call) {
      const { user } = await getOwnSession(dependencies, call)
      const { storage } = dependencies
      return {
        user_id: user.userId,
        codes_left: await countCodes(storage, user),
        has_made_codes: await hasMadeCodes(storage, user),
      }
    },

    async authenticate(call) {
      const signedIn = await signInByCode(dependencies, call)
      return {
        ...(await toAuthReply(dependencies, call, signedIn)),
        codes_left: signedIn.codesLeft,
      }
    },
  }
}
