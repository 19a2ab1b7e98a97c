import { useEffect } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { AccountEvent } from './flow.ts'

/**
 * Reads the user again, because the cached one may be old, and leads to the sign-in when the session ends, on this page
 * or elsewhere. A service that cannot be reached does not count as signed out.
 */
export function WatchSession({ emit }: { emit: (event: AccountEvent) => void }): null {
  const { client, host } = useWidget()

  useEffect(() => {
    const look = () => {
      if (!client.session.getSync()) emit({ type: 'account.signedOut' })
    }
    look()
    const stop = client.session.onChange(look)
    client.user.get().catch((error: unknown) => {
      if (client.session.getSync()) host.report(error)
    })
    return stop
  }, [client, host, emit])
  return null
}
