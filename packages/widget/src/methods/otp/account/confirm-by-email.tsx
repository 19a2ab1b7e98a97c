import { limits } from '@portico/contract'
import { type ReactNode, useCallback } from 'react'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { CodeEntry } from '../../../flow/account/code-entry.tsx'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { Lead } from '../../../foundation/parts/lead/lead.tsx'
import { minuteMs } from '../../../foundation/time/minute-ms.ts'
import { TextWithAddress } from '../../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../../kernel/context/widget-context.ts'

/** Proves by a code that is sent to the primary address. */
export function ConfirmByEmail({ user, onProved }: ProofProps): ReactNode {
  const { client } = useWidget()
  const session_duration_minutes = useSessionMinutes()
  const destination = user.emails[0]?.email ?? ''
  const send = useCallback(
    async (signal?: AbortSignal): Promise<SentCode> => {
      const expiration_minutes = limits.passcode.defaultMinutes
      const { method_id } = await client.otps.email.send(
        destination,
        { expiration_minutes },
        { ...(signal && { signal }) },
      )
      const expiresAt = Date.now() + expiration_minutes * minuteMs
      return { destination, methodId: method_id, expiresAt }
    },
    [client, destination],
  )
  const read = useRead(useCallback(() => send(), [send]))
  return (
    <ReadPart read={read}>
      {(sent) => (
        <>
          <Lead>
            <TextWithAddress id="passcode.sentConfirmation" values={{ destination }} isOwnLine />
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
      )}
    </ReadPart>
  )
}
