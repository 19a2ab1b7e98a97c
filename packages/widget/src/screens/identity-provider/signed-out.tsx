import { type ReactNode, useEffect } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdpProps } from './flow.ts'
import { Notice } from './notice.tsx'

/** Nobody is signed in. Once somebody is, here or in another tab, the flow starts anew. */
export function SignedOut({ emit }: IdpProps<'idp.signedOut'>): ReactNode {
  const { client } = useWidget()

  useEffect(
    () =>
      client.session.onChange((session) => {
        if (session) emit({ type: 'idp.sessionBegun' })
      }),
    [client, emit],
  )

  return <Notice text="idpConsent.noActiveSession" />
}
