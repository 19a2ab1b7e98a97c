import type { Client, User } from '@portico/client'
import { useEffect } from 'react'

const has = (user: User | null, email: string) =>
  user?.emails.some((one) => one.email.toLowerCase() === email.toLowerCase()) ?? false

/**
 * Hears that the person has signed in, by this address, in another tab of this browser: both read the same
 * cookies and the same storage, so there is nothing to hand over.
 */
export function useOpenedElsewhere(client: Client, email: string, onOpened: () => void): void {
  useEffect(() => {
    let before = client.session.getSync()?.session_id
    return client.onStateChange(({ session, user }) => {
      const isNew = session !== null && session.session_id !== before
      before = session?.session_id
      if (isNew && has(user, email)) onOpened()
    })
  }, [client, email, onOpened])
}
