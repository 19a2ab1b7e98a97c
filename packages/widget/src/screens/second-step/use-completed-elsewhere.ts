import { useEffect, useRef, useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'

/**
 * Calls back when the user completes the sign-in in another tab, or by a passkey that the page asks for.
 *
 * @param onCompleted - the latest one is called
 */
export function useCompletedElsewhere(onCompleted: () => void): void {
  const { client } = useWidget()
  // another user may be signed in here
  const [before] = useState(() => client.session.getSync()?.session_id)
  const latest = useRef(onCompleted)
  latest.current = onCompleted
  useEffect(() => {
    const look = () => {
      const id = client.session.getSync()?.session_id
      if (id && id !== before) latest.current()
    }
    look()
    return client.session.onChange(look)
  }, [client, before])
}
