import { type ReactNode, useCallback, useState } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { findProvingPhone } from './find-proving-phone.ts'
import { sendToPhone } from './send-to-phone.ts'

/** Proves by a code that is sent to the user's number. */
export function ConfirmByPhone({ user, onProved }: ProofProps): ReactNode {
  const { client, config } = useWidget()
  // a session that changes meanwhile must not send another code
  const [phone] = useState(() => findProvingPhone(user, client.session.getSync(), config))
  const { number = '', channel = 'sms' } = phone ?? {}
  const send = useCallback(
    (signal?: AbortSignal) => sendToPhone({ client, config }, channel, number, number, signal),
    [client, config, channel, number],
  )
  return <ConfirmByCode send={send} onProved={onProved} />
}
