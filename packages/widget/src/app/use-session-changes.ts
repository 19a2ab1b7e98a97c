import { findSecondStep, onSecondStep } from '@portico/client'
import { useEffect, useRef, useState } from 'react'
import { loadScreens, registerOwner } from '../flow/load-screens.ts'
import { flowTable, registerFlow } from '../flow/register-flow.ts'
import type { SharedEvent } from '../flow/shared-flow.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { methods } from '../methods/all-methods.ts'
import { comeBack } from '../screens/come-back/come-back.ts'
import { type ComeBackEvent, comeBackFlow } from '../screens/come-back/flow.ts'
import { enrolment } from '../screens/enrolment/enrolment.ts'
import { type EnrolmentEvent, enrolmentFlow } from '../screens/enrolment/flow.ts'
import { type SecondStepEvent, secondStepFlow } from '../screens/second-step/flow.ts'
import { secondStep } from '../screens/second-step/second-step.ts'
import type { SignedInEvent } from '../screens/signed-in/flow.ts'
import type { Shown } from './use-kept-screen.ts'

for (const owner of [comeBack, secondStep, enrolment]) registerOwner(owner)
for (const flow of [comeBackFlow, secondStepFlow, enrolmentFlow]) registerFlow(flow)

/**
 * Whether a screen is the last screen of a method: no event leads on from it. So methods need not declare their last
 * screen.
 */
const isLast = (name: string) =>
  name === 'secondStep.success' ||
  name === 'enrolment.success' ||
  (methods.some(({ id }) => name.startsWith(`${id}.`)) &&
    !Object.values(flowTable).some((row) => row?.from.includes(name)))

/** Whether a screen is a root's own, after the sign-in: no screen of a method, and none that is shown before it. */
const isOfRoot = (name: string) =>
  !['main', 'error', comeBack.id].includes(name) &&
  !name.startsWith(secondStep.id) &&
  !name.startsWith(enrolment.id) &&
  !methods.some(({ id }) => name.startsWith(`${id}.`))

/**
 * Follows a session that begins or ends in this widget, in another tab, or by a call of the host. The end of the
 * session leads from the last screen of a method, which says that the user is signed in, to the form. The start of a
 * session leads from that screen and from Main to the card of the signed-in user, if the host wants the card, or to the
 * first screen of a root that asked for the sign-in. A sign-in that needs a second step leads to it from any screen, or to
 * the addition of one. A
 * user whose account is about to be deleted is asked first whether
 * to keep it.
 */
export function useSessionChanges({ screen, emit }: Pick<Shown, 'screen' | 'emit'>): void {
  const { client, config, asksToLogIn } = useWidget()
  const { name } = screen
  const [ready, setReady] = useState<string | null>(null)
  // the rows of a method's flow are loaded with its chunk
  const isEnd = ready === name && isLast(name)
  const leadsOn = (asksToLogIn || Boolean(config.signedIn)) && (isEnd || name === 'main')
  // the screens of a recovery code ask by themselves, so that the user also reads how many are left
  const isOwn = isOfRoot(name) && !name.startsWith('recoveryCode.')
  const isFollowed = isEnd || leadsOn || isOwn
  const latest = useRef(screen)
  latest.current = screen

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
    // a root's own screen goes on once the user is signed in; the card that signs them in asks for the step
    if (isOwn) return
    const ask = () => {
      const found = findSecondStep(client)
      if (!found || found.endsAt <= Date.now()) return
      const { endsAt } = found
      const asked: SecondStepEvent | EnrolmentEvent = found.enrolment
        ? { type: 'enrolment.asked', endsAt }
        : { type: 'secondStep.asked', endsAt }
      emit(asked)
    }
    // it may have been asked for before this code was there
    ask()
    return onSecondStep(client, ask)
  }, [isOwn, client, emit])
  useEffect(() => {
    if (!isFollowed) return
    let isLeft = false
    const showCard = () => {
      const begun: SignedInEvent = { type: 'signedIn.begun' }
      if (!isLeft && client.session.getSync()) emit(begun)
    }
    const look = () => {
      const begun: SharedEvent = { type: 'session.begun' }
      const ended: SharedEvent = { type: 'session.ended' }
      if (!client.session.getSync()) {
        if (isEnd) emit(ended)
      } else if (client.user.getSync()?.deletion) {
        // a root starts again, because its first screen may have been refused
        const then = isEnd ? latest.current : { name: 'main' }
        const asked: ComeBackEvent = { type: 'comeBack.asked', then }
        emit(asked)
      } else if (leadsOn) {
        if (asksToLogIn) emit(begun)
        // if the card fails to load, the screen stays
        else loadScreens('signedIn').then(showCard, () => {})
      }
    }
    const stops = [client.session.onChange(look), client.user.onChange(look)]
    look()
    return () => {
      isLeft = true
      for (const stop of stops) stop()
    }
  }, [isFollowed, isEnd, leadsOn, asksToLogIn, client, emit])
}
