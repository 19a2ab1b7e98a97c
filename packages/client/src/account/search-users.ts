import { users } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'

/** Makes the calls about users who may not be signed in. */
export function createCalls({ call }: CallContext) {
  return {
    /** Finds out whether an address is new, has a password, or signs in without a password. @throws PorticoAPIError */
    async search(email: string, options?: CallOptions) {
      return call(
        users.search,
        { email },
        { ...options, defence: 'full', isRepeatable: true, isSimple: true },
      )
    },
  }
}
