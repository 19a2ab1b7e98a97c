import { secondSteps } from '@portico/client'
import { useEffect, useRef } from 'react'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toStepErrorText } from '../second-step/to-step-error-text.ts'

/** What the service answers once the user has added a second step in another window. */
export const hasStepAlready = ['active_totp_exists', 'insufficient_factors']

/** Whether the page's address has the request of a client app, or of a device, for which the user signs in. */
const isOnTheWay = () => {
  const address = new URLSearchParams(location.search)
  return address.has('client_id') || address.has('user_code')
}

/** The way past the choice, for a user who may put it off. An offer in the middle of something else is put off unseen. */
export function usePutOff(props: {
  /** What the service lets the user add; null until it is known. */
  offered: { readonly putOffUntil?: string | null | undefined } | null
  onPutOff: () => void
  /** Called when the user may no longer put it off. */
  lookAgain: () => void
}) {
  const { offered, onPutOff, lookAgain } = props
  const { client, asksToLogIn } = useWidget()
  const session_duration_minutes = useSessionMinutes()
  const later = useSubmit({
    call: (unseen: boolean, signal) =>
      secondSteps(client).putOff({ session_duration_minutes, unseen }, { signal }),
    done: onPutOff,
    failed({ errorType }) {
      // the day has come, or another window has added a second step
      if (hasStepAlready.includes(errorType ?? '')) lookAgain()
    },
    toText: toStepErrorText,
  })
  const isOffer = offered?.putOffUntil === null
  const isUnseen = isOffer && (asksToLogIn || isOnTheWay())
  const latest = useRef(later.submit)
  latest.current = later.submit
  useEffect(() => {
    if (isUnseen) latest.current(true)
  }, [isUnseen])
  return { later, isOffer, isUnseen }
}
