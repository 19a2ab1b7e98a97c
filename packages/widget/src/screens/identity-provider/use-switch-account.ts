import { useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { logOut } from './log-out.ts'

/**
 * Signs out, so that somebody else can sign in for the same request. What leads on is the end of the session: the
 * screen hears it, and the host does.
 */
export function useSwitchAccount(): { isPending: boolean; switchAccount: () => void } {
  const { client } = useWidget()
  const [isPending, setPending] = useState(false)
  return {
    isPending,
    switchAccount() {
      setPending(true)
      void logOut(client)
    },
  }
}
