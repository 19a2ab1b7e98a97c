import { useEffect, useState } from 'react'
import type { FlowEvent } from '../flow/flow.ts'
import { loadScreens } from '../flow/load-screens.ts'
import { flowTable } from '../flow/register-flow.ts'
import type { SharedEvent } from '../flow/shared-flow.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { methods } from '../methods/all-methods.ts'
import type { SignedInEvent } from '../screens/signed-in/flow.ts'

/**
 * Whether a screen is the last screen of a method: no event leads on from it. So methods need not declare their last
 * screen.
 */
const isLast = (name: string) =>
  methods.some(({ id }) => name.startsWith(`${id}.`)) &&
  !Object.values(flowTable).some((row) => row?.from.includes(name))

/**
 * Follows a session that begins or ends in this widget, in another tab, or by a call of the host. The end of the
 * session leads from the last screen of a method, which says that the user is signed in, to the form. The start of a
 * session leads from that screen and from Main to the card of the signed-in user, if the host wants the card, or to the
 * first screen of a root that asked for the sign-in.
 *
 * @param name - the name of the screen
 */
export function useSessionChanges(name: string, emit: (event: FlowEvent) => void): void {
  const { client, config, asksToLogIn } = useWidget()
  const [ready, setReady] = useState<string | null>(null)
  // the rows of a method's flow are loaded with its chunk
  const isEnd = ready === name && isLast(name)
  const leadsOn = (asksToLogIn || Boolean(config.signedIn)) && (isEnd || name === 'main')

  useEffect(() => {
    let isLeft = false
    loadScreens(name).then(
      () => isLeft || setReady(name),
      () => {}, // the stage reports the failure
    )
    return () => {
      isLeft = true
    }
  }, [name])
  useEffect(() => {
    if (!isEnd && !leadsOn) return
    let isLeft = false
    const showCard = () => {
      const begun: SignedInEvent = { type: 'signedIn.begun' }
      if (!isLeft && client.session.getSync()) emit(begun)
    }
    const look = () => {
      const begun: SharedEvent = { type: 'session.begun' }
      const ended: SharedEvent = { type: 'session.ended' }
      if (client.session.getSync()) {
        if (asksToLogIn) emit(begun)
        // if the card fails to load, the screen stays
        else if (leadsOn) loadScreens('signedIn').then(showCard, () => {})
      } else if (isEnd) emit(ended)
    }
    const stop = client.session.onChange(look)
    look()
    return () => {
      isLeft = true
      stop()
    }
  }, [isEnd, leadsOn, asksToLogIn, client, emit])
}
