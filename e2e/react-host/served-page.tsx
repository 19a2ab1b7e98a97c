import { PorticoSignIn, usePortico, usePorticoSession, usePorticoUser } from '@portico/react'
import type { ReactHostOptions } from './host-options.ts'

/** What a page shows that its server has rendered: the first screen, or who is signed in by the session alone. */
export function ServedPage({ config, strings }: Pick<ReactHostOptions, 'config' | 'strings'>) {
  const portico = usePortico()
  const { session, fromCache, isInitialized } = usePorticoSession()
  const { user } = usePorticoUser()
  // a session of these tests is by e-mail
  const address = session?.authentication_factors[0]?.email_factor as
    | { email_address: string }
    | undefined
  return (
    <main>
      <h1>Fieldnotes</h1>
      <p>
        {isInitialized
          ? session
            ? `Hello ${address?.email_address}`
            : 'Signed out'
          : 'One moment'}
      </p>
      <ul>
        <li>{fromCache ? 'cached' : 'confirmed'}</li>
        <li>{user ? user.emails[0]?.email : 'no account'}</li>
      </ul>
      {(!session || Boolean(config?.signedIn)) && (
        <PorticoSignIn config={config ?? {}} {...(strings && { strings })} />
      )}
      {session && (
        <button type="button" onClick={() => portico.session.revoke()}>
          Sign out
        </button>
      )}
    </main>
  )
}
