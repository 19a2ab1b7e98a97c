import { type AuthReply, type RequestOf, sessions } from '@portico/contract'
import { isUnrecoverable } from '../errors.ts'
import type { CallService, RequestOptions } from '../request.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Makes a call with the session, and forgets the session when the service says that it is gone. A late
 * answer never touches a newer session: another tab may have signed in since.
 *
 * @param call - the call
 * @param apply - what its answer changes
 */
export async function callWithSession<Reply>(
  store: SessionStore,
  call: () => Promise<Reply>,
  apply: (reply: Reply) => void,
): Promise<Reply> {
  const credential = store.getCredential()
  const isCurrent = () => store.getCredential() === credential
  try {
    const reply = await call()
    if (isCurrent()) apply(reply)
    return reply
  } catch (error) {
    if (isUnrecoverable(error) && isCurrent()) store.clear()
    throw error
  }
}

/** Asks the service about the session, and takes over its answer. */
export function confirmSession(
  store: SessionStore,
  call: CallService,
  body: RequestOf<typeof sessions.authenticate>,
  options?: RequestOptions,
): Promise<AuthReply> {
  return callWithSession(store, () => call(sessions.authenticate, body, options), store.apply)
}
