import { type ReactNode, useEffect } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import type { IdentityProviderEvent } from './flow.ts'
import { Notice } from './notice.tsx'

/** Nobody is signed in. Once somebody is, here or in another tab, the flow starts anew. */
export function SignedOut(props: { emit: (event: IdentityProviderEvent) => void }): ReactNode {
  const { emit } = props
  const { client } = useWidget()
  const text = useText()

  useEffect(
    () =>
      client.session.onChange((session) => {
        if (session) emit({ type: 'session.begun' })
      }),
    [client, emit],
  )

  return <Notice>{text('idpConsent.noActiveSession')}</Notice>
}
