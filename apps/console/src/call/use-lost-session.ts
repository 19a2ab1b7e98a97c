import { useEffect, useRef } from 'react'
import { CallError } from './call.ts'

/** Leads to the sign-in when a call found that the session has ended. */
export function useLostSession(error: unknown, onSessionLost: () => void): void {
  const lost = useRef(onSessionLost)
  lost.current = onSessionLost
  useEffect(() => {
    if (error instanceof CallError && error.type === 'no_session') lost.current()
  }, [error])
}
