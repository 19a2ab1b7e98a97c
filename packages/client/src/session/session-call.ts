/**
 * Makes calls that carry the session, and applies what their answers say about it. A late answer never changes a newer
 * session: since the call, another tab may have signed in, or this tab may have signed out.
 */
import { isUnrecoverable, PorticoAPIError } from '../foundation/errors/errors.ts'
import type { CallService } from '../kernel/request/request.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Runs work while no other tab refreshes the session or proves a further factor.
 *
 * @param longestWaitMs - the work runs without the lock after this time. @default the time that a user is willing to
 * wait
 */
export type Exclusively = <Result>(
  work: () => Promise<Result>,
  longestWaitMs?: number,
) => Promise<Result>

/** Tells whether a proof was wrong. A wrong password does not mean that the session in which it was typed has ended. */
const isRefusedProof = (error: unknown) =>
  error instanceof PorticoAPIError && error.error_type === 'unauthorized_credentials'

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
        // A sign-in in progress replaces the old token before its answer is here, so a session that looks ended may
        // just have been renewed. Calls with a `sessionRole` hold the lock already.
        if (sessionRole || !store.get().session) await forget()
        else await exclusively(forget)
      }
      throw error
    }
  }
}
