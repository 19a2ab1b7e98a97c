import { useEffect, useState } from 'react'
import type { FlowEvent } from '../flow/flow.ts'
import { loadScreens } from '../flow/load-screens.ts'
import { flowTable } from '../flow/register-flow.ts'
import type { SharedEvent } from '../flow/shared-flow.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { methods } from '../methods/all-methods.ts'
import type { SignedInEvent } from '../screens/signed-in/flow.ts'

/** No method has to say which of its screens is its last: no event leads on from that one. */
const isLast = (name: string) =>
  methods.some(({ id }) => name.startsWith(`${id}.`)) &&
  !Object.values(flowTable).some((row) => row?.from.includes(name))

/**
 * Follows a session that begins or ends here, in another tab, or by a call of the host. From the last screen of a
 * method, which says that the user is signed in, its end leads to the form. Where the host wants the signed-in user
 * shown, a session leads to their card, from that screen and from Main; where a root asked for the sign-in, to its
 * first screen.
 *
 * @param name - of the screen
 
 */
export function useSessionChanges(name: string, emit: (event: FlowEvent) => void): void {
  const { client, config, asksToLogIn } = useWidget()
  const [ready, setReady] = useState<string | null>(null)
  // the rows of its flow come with its chunk
  const isEnd = ready === name && isLast(name)
  const leadsOn = (asksToLogIn || Boolean(config.signedIn)) && (isEnd || name === 'main')

  useEffect(() => {
    let isLeft = false
    loadScreens(name).then(
      () => isLeft || setReady(name),
      () => {}, // the screen says so itself
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
        // where the card cannot be had, the screen stays
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
