import { type AuthReply, type RequestOf, sessions } from '@portico/contract'
import { askWithSession } from '../calls/ask-with-session.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { RequestOptions } from '../kernel/request/request.ts'

/** Asks the service about the session, and stores the session and user of its answer. */
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
      // while the service was asked, the user may have changed, here or in another tab: the newer user stays
      takeSession(user && before && user !== before ? { ...reply, user } : reply)
    },
  )
}
