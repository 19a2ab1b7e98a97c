import { limits } from '@portico/contract'
import { useEffect, useRef, useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** What became of a link; null while nobody has decided, `failed` when this page was let in and could not go on. */
export type OtherDeviceEnd = 'refused' | 'used' | 'ended' | 'failed'

/** A sign-in in this browser is told by its own tabs first. */
const ownTabsMs = 3_000

/**
 * Waits for the link to be opened on another device; the client tells the service when this screen is left.
 *
 * @param pollToken - undefined where the project does not want it
 */
export function useOtherDevice(
  pollToken: string | undefined,
  onSignedIn: () => void,
): OtherDeviceEnd | null {
  const { client, config, host } = useWidget()
  const [end, setEnd] = useState<OtherDeviceEnd | null>(null)
  const minutes = useRef<number>(undefined)
  minutes.current = config.sessionOptions?.sessionDurationMinutes
  useEffect(() => {
    if (pollToken === undefined) return
    setEnd(null)
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const duration = { session_duration_minutes: minutes.current ?? limits.session.defaultMinutes }
    client.magicLinks.awaitOtherDevice(pollToken, duration, { signal }).then(
      ({ state }) => {
        if (state === 'signed_in') onSignedIn()
        else timer = setTimeout(() => setEnd(state), state === 'used' ? ownTabsMs : 0)
      },
      (error) => {
        if (signal.aborted) return
        host.report(error)
        setEnd('failed')
      },
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, host, pollToken, onSignedIn])
  return end
}
