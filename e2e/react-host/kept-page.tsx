import { type StytchProps, useStytch, useStytchUser } from '@portico/react'
import { type ComponentType, useEffect } from 'react'
import type { ReactHostOptions } from './host-options.ts'

/** Keeps the widget on the page, also for a user who is signed in. */
export function KeptPage({
  config,
  Widget,
}: Pick<ReactHostOptions, 'config'> & { Widget: ComponentType<StytchProps> }) {
  const stytch = useStytch()
  const { user } = useStytchUser()
  useEffect(() => {
    Object.assign(window, { portico: { client: stytch } })
    stytch.authenticateByUrl({ session_duration_minutes: 30 }).catch(console.error)
  }, [stytch])
  return (
    <main>
      <h1>Fieldnotes</h1>
      <Widget config={config ?? {}} />
      <p id="status">
        {user ? `Signed in as ${user.emails[0]?.email ?? user.user_id}` : 'Signed out'}
      </p>
      <button type="button" id="sign-out" onClick={() => stytch.session.revoke()}>
        Sign out of Fieldnotes
      </button>
    </main>
  )
}
