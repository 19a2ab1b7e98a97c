import { useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { logOut } from './log-out.ts'

/**
 * Signs out, so that another user can sign in for the same request. The end of the session continues the flow: the
 * screen and the host both react to it.
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
