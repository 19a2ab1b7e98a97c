import { limits } from '@portico/contract'
import { useEffect, useRef, useState } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'

/**
 * The result of a link. It is null while there is no result. `failed`: the other device allowed this page to sign in,
 * but the sign-in failed.
 */
export type OtherDeviceEnd = 'refused' | 'used' | 'ended' | 'failed'

/** The delay of the message "used": if a tab of this browser used the link, that sign-in arrives first. */
const ownTabsMs = 3_000

/**
 * Waits until the link is opened on another device. When the user leaves the screen, the client tells the service.
 *
 * @param pollToken - undefined if the project does not use this
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
