import { limits } from '@portico/contract'
import { type ReactNode, useCallback } from 'react'
import type { SentCode } from '../../../flow/account/account-section.ts'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { minuteMs } from '../../../foundation/time/minute-ms.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'

/** Proves by a code that is sent to the primary address. */
export function ConfirmByEmail({ user, onProved }: ProofProps): ReactNode {
  const { client } = useWidget()
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
  return <ConfirmByCode send={send} onProved={onProved} />
}
