import type { SessionStore } from '../session/session-store.ts'

/** Asks with the current session, and stores the answer unless the session has changed by the time it arrives. */
export async function askWithSession<Reply>(
  store: SessionStore,
  ask: () => Promise<Reply>,
  apply: (reply: Reply) => void,
): Promise<Reply> {
  const credential = store.getCredential()
  const reply = await ask()
  if (store.getCredential() === credential) apply(reply)
  return reply
}
