/** The last screen of a sign-in, for every method that has such a screen. Showing it completes the flow. */
import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import { confirmationText } from '../../locales/en/confirmation.ts'
import { Waiting } from '../waiting.tsx'

/** Shows "Success!" and the step that succeeded, and emits the completion to the host exactly once. */
export function Confirmation({ text: id }: { text: TextId }): ReactNode {
  const { client, host } = useWidget()
  const text = useText()
  const isTold = useRef(false)
  // the user is asked first whether to keep the account; the flow is complete once they have kept it
  const isLeaving = Boolean(client.user.getSync()?.deletion)

  useEffect(() => {
    if (isTold.current || isLeaving) return
    isTold.current = true
    host.emit({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} })
  }, [host, isLeaving])

  if (isLeaving) return <Waiting />

  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>{text.with(confirmationText)('success.title')}</Heading>
      <Lead>{text(id)}</Lead>
    </>
  )
}
