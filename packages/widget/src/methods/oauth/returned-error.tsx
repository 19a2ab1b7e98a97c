/** What somebody reads whom a provider led back without signing them in; loaded when the address says so. */
import { useEffect } from 'react'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import type { Problem } from '../../flow/use-submit.ts'
import { MessageError } from '../../host/message-error.ts'
import { findErrorText } from '../../text/find-error-text.ts'
import { takeErrorType } from './take-error-type.ts'

/** Tells it once, and draws nothing itself. */
export function ReturnedError({ onFound }: { onFound: (problem: Problem) => void }): null {
  const { host } = useWidget()
  const text = useText()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    const errorType = takeErrorType()
    if (errorType === null) return
    const sentence =
      findErrorText(errorType, text) ?? findErrorText('oauth_flow_callback_error', text) ?? ''
    onFound({ text: sentence, errorType, linkHosts: [] })
    host.report(Object.assign(new MessageError(sentence), { cause: errorType }))
  }, [])

  return null
}
