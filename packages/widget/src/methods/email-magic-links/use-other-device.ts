import { limits } from '@portico/contract'
import { useEffect, useState } from 'react'
import { useWidget } from '../../context/widget-context.ts'

/** What this page knows of its link; null while nobody has decided. */
export type OtherDeviceEnd = 'refused' | 'used' | 'ended'

/** A sign-in in this browser is told by its own tabs first, and is then no other device's. */
const ownTabsMs = 1_500

/**
 * Waits for the link to be opened on another device; the client tells the service when this screen is left.
 *
 * @param pollToken - undefined where the project does not want it
 */
export function useOtherDevice(
  pollToken: string | undefined,
  onSignedIn: () => void,
): OtherDeviceEnd | null {
  const { client, config } = useWidget()
  const [end, setEnd] = useState<OtherDeviceEnd | null>(null)
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  useEffect(() => {
    if (pollToken === undefined) return
    setEnd(null)
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    client.magicLinks
      .awaitOtherDevice(pollToken, { session_duration_minutes: minutes }, { signal })
      .then(({ state }) => {
        if (state === 'signed_in') onSignedIn()
        else timer = setTimeout(() => setEnd(state), state === 'used' ? ownTabsMs : 0)
      })
      // the client has told the host; the link itself and "Try again" are left
      .catch(() => signal.aborted || setEnd('ended'))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, pollToken, minutes, onSignedIn])
  return end
}
