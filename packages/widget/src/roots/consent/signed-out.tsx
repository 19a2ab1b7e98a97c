import { type ReactNode, useEffect } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdpProps } from './flow.ts'
import { Notice } from './notice.tsx'

/**
 * The screen for a page on which no user is signed in. When a user signs in, on this page or in another tab, the flow
 * starts again.
 */
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
