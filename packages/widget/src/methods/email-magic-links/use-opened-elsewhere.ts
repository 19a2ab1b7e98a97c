import type { Client, Session, User } from '@portico/client'
import { useEffect } from 'react'

const has = (user: User | null, email: string) =>
  user?.emails.some((one) => one.email.toLowerCase() === email.toLowerCase()) ?? false

/**
 * Identifies a proof: the session, and the time at which each of its factors was proved. A signed-in user who proves a
 * factor again stays in the same session, so the session's id alone is not enough.
 */
const toProof = (session: Session | null) =>
  session &&
  [
    session.session_id,
    ...session.authentication_factors.map((factor) => factor.last_authenticated_at),
  ].join()

/**
 * Calls `onOpened` when the user has signed in with this address in another tab of the browser. Both tabs read the same
 * cookies and storage, so nothing else must be transferred.
 */
export function useOpenedElsewhere(client: Client, email: string, onOpened: () => void): void {
  useEffect(() => {
    let before = toProof(client.session.getSync())
    return client.onStateChange(({ session, user }) => {
      const proof = toProof(session)
      const isNew = session !== null && proof !== before
      before = proof
      if (isNew && has(user, email)) onOpened()
    })
  }, [client, email, onOpened])
}
