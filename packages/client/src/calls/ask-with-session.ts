import type { SessionStore } from '../session/session-store.ts'

/** Asks with the session, and takes over the answer unless the session is another one by then. */
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
