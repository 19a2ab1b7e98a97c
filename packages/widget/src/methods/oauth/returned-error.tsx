/**
 * The message for a user who returns from a provider without being signed in. It is loaded only if the page's address
 * contains an error.
 */
import { type ReactNode, useEffect, useState } from 'react'
import type { Problem } from '../../flow/use-submit.ts'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { findErrorText } from '../../kernel/text/find-error-text.ts'
import { cancelledText } from '../../locales/en/oauth-cancelled.ts'
import { takeErrorType } from './take-error-type.ts'

// the label "Last used" overlaps the edge of the button below
registerStyles(`
& .st-cancelled{padding-bottom:calc(2*var(--st-spacing))}
`)

/**
 * Shows the reason once: a failure in the banner of Main, and a cancelled sign-in, which is not a failure, in a line of
 * text.
 */
export function ReturnedError({ onFound }: { onFound: (problem: Problem) => void }): ReactNode {
  const { host, announce } = useWidget()
  const text = useText().with(cancelledText)
  const [isCancelled, setCancelled] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    const errorType = takeErrorType()
    if (errorType === null) return
    if (errorType === 'oauth_flow_cancelled') {
      setCancelled(true)
      announce(text('oauth.cancelled'))
      return host.emit({ type: 'OAUTH_FLOW_CANCELLED', data: {} })
    }
    const sentence =
      findErrorText(errorType, text) ?? findErrorText('oauth_flow_callback_error', text) ?? ''
    onFound({ text: sentence, errorType, linkHosts: [] })
    host.report(Object.assign(new MessageError(sentence), { cause: errorType }))
  }, [])

  if (!isCancelled) return null
  return (
    <div className="st-cancelled">
      <Helper>{text('oauth.cancelled')}</Helper>
    </div>
  )
}
