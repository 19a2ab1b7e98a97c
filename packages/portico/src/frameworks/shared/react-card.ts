/** The client component that a page of a server with React has: the card, or who is signed in. */
import type { WidgetConfig } from '../framework.ts'

/**
 * Writes the component's file.
 *
 * @param follow the source by which the page is rendered anew: what to import, what a hook returns, and the call
 */
export function toReactCard(
  config: WidgetConfig,
  {
    isTypeScript,
    follow,
  }: {
    readonly isTypeScript: boolean
    readonly follow: { readonly import: string; readonly hook: string; readonly call: string }
  },
): string {
  const props = isTypeScript
    ? `: {
  publicToken: string
  session: ComponentProps<typeof PorticoProvider>['initialSession']
  address: string | null
}`
    : ''
  const typed = isTypeScript ? 'type ComponentProps, ' : ''
  return `'use client'

import { PorticoProvider, PorticoSignIn, usePortico, usePorticoSession } from '@portico/react'
${follow.import}
import { ${typed}useEffect } from 'react'

/** The sign-in card for visitors; for members, who they are and the sign-out. */
export function Account({ publicToken, session, address }${props}) {
  return (
    <PorticoProvider
      publicToken={publicToken}
      options={{ customBaseUrl: '/' }}
      initialSession={session}
    >
      <Card address={address} />
    </PorticoProvider>
  )
}

function Card({ address }${isTypeScript ? ': { address: string | null }' : ''}) {
  const portico = usePortico()
  const { session, fromCache } = usePorticoSession()
  ${follow.hook}
  const isSignedIn = address !== null
  // signed in or out, here or in another tab: the server decides what the page shows
  useEffect(() => {
    if (!fromCache && Boolean(session) !== isSignedIn) ${follow.call}
  }, [session, fromCache, isSignedIn, ${/\w+/.exec(follow.call)?.[0]}])
  // links in mails lead back to this page
  useEffect(() => {
    portico
      .authenticateByUrl({ session_duration_minutes: 60 })
      .catch((error${isTypeScript ? ': Error' : ''}) => alert(error.message))
  }, [portico])
  if (address === null)
    return (
      <PorticoSignIn
        config={${config.toSource(8)}}
      />
    )
  return (
    <p>
      {\`Signed in as \${address}\`}{' '}
      <button type="button" onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </p>
  )
}
`
}
