import { type ReactNode, useCallback } from 'react'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import { useRead } from '../../../flow/account/read-part.tsx'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { Waiting } from '../../../flow/waiting.tsx'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../../kernel/context/widget-context.ts'

/** Proves by a code, which is sent when the component appears. */
export function ConfirmByCode(props: {
  /** Sends a code; the same function at every render. */
  send: (signal?: AbortSignal) => Promise<SentCode>
  onProved: () => void
}): ReactNode {
  const { send, onProved } = props
  const { client } = useWidget()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const read = useRead(useCallback(() => send(), [send]))
  const { value: sent } = read
  if (read.isFailed) {
    return (
      <>
        <Banner tone="error">{text('account.confirm.notProved')}</Banner>
        <Button kind="secondary" onPress={read.again}>
          {text('button.retry')}
        </Button>
      </>
    )
  }
  if (!sent) return <Waiting />
  return (
    <>
      <Lead>
        <TextWithAddress
          id="passcode.sentConfirmation"
          values={{ destination: sent.destination }}
          isOwnLine
        />
      </Lead>
      <CodeEntry
        sent={sent}
        verify={(code, { methodId }, signal) =>
          client.otps.authenticate(code, methodId, { session_duration_minutes }, { signal })
        }
        onVerified={onProved}
        resend={send}
      />
    </>
  )
}
