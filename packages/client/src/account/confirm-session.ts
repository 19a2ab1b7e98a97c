import { type AuthReply, type RequestOf, sessions } from '@portico/contract'
import { askWithSession } from '../calls/ask-with-session.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { RequestOptions } from '../kernel/request/request.ts'

/** Asks the service about the session, and takes over what it says. */
export function confirmSession(
  { store, call, takeSession }: Pick<CallContext, 'store' | 'call' | 'takeSession'>,
  body: RequestOf<typeof sessions.authenticate>,
  options: RequestOptions,
): Promise<AuthReply> {
  const before = store.get().user
  return askWithSession(
    store,
    () => call(sessions.authenticate, body, options),
    (reply) => {
      const { user } = store.get()
      // the person may have been changed, here or in another tab, since the service was asked
      takeSession(user && before && user !== before ? { ...reply, user } : reply)
    },
  )
}
