import { useEffect, useState } from 'react'
import type { PorticoClient } from '../portico/portico.ts'

/** Who is signed in, as the page says it. */
export interface SignedIn {
  /** The e-mail address or phone number, or the user id of a person without either. */
  readonly name: string
  readonly sessionId: string
  /** RFC 3339 */
  readonly expiresAt: string
}

/**
 * The session of this browser; other tabs count.
 *
 * @param client - null while it is being loaded
 */
export function useSession(client: PorticoClient | null): SignedIn | null {
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  useEffect(() => {
    if (!client) return
    const read = () => {
      const session = client.session.getSync()
      const user = client.user.getSync()
      setSignedIn(
        session && {
          name: user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number ?? session.user_id,
          sessionId: session.session_id,
          expiresAt: session.expires_at,
        },
      )
    }
    read()
    return client.onStateChange(read)
  }, [client])
  return signedIn
}
