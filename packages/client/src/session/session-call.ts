/**
 * Calls that carry the session, and what their answers say of it. A late answer never touches a newer
 * session: another tab may have signed in, or this one signed out, since the call was made.
 */
import { isUnrecoverable, StytchAPIError } from '../foundation/errors/errors.ts'
import type { CallService } from '../kernel/request/request.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Does work while no other tab refreshes the session or proves a further factor.
 *
 * @param longestWaitMs - goes on all the same after that time. @default what a person waits for
 */
export type Exclusively = <Result>(
  work: () => Promise<Result>,
  longestWaitMs?: number,
) => Promise<Result>

/** A wrong password says nothing of the session in which it was typed. */
const isRefusedProof = (error: unknown) =>
  error instanceof StytchAPIError && error.error_type === 'unauthorized_credentials'

/** Makes calls that forget the session when the service says that it is gone. */
export function createSessionCall(
  store: SessionStore,
  call: CallService,
  exclusively: Exclusively,
): CallService {
  return async (operation, body, options = {}) => {
    const { sessionRole } = options
    const credential = store.getCredential()
    const forget = async () => {
      if (store.getCredential() === credential) store.clear()
    }
    try {
      return await call(operation, body, options)
    } catch (error) {
      if (isUnrecoverable(error) && !(sessionRole === 'sign-in' && isRefusedProof(error))) {
        // A sign-in that is under way makes the old token worthless before its answer is here: what
        // looks dead may just be renewed. Those two roles are the ones that others wait for.
        if (sessionRole || !store.get().session) await forget()
        else await exclusively(forget)
      }
      throw error
    }
  }
}
