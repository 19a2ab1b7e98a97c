import type { Client, Session, User } from '@portico/client'
import { useEffect } from 'react'

const has = (user: User | null, email: string) =>
  user?.emails.some((one) => one.email.toLowerCase() === email.toLowerCase()) ?? false

/** A session, and when each of its factors was proved: who is signed in already proves one anew in the same session. */
const toProof = (session: Session | null) =>
  session &&
  [
    session.session_id,
    ...session.authentication_factors.map((factor) => factor.last_authenticated_at),
  ].join()

/**
 * Hears that the person has signed in, by this address, in another tab of this browser: both read the same
 * cookies and the same storage, so there is nothing to hand over.
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
