import { StytchPasswordReset, useStytchUser } from '@portico/react'
import { useEffect, useState } from 'react'

/** Where the links of a reset mail lead: a host that knows the token only after its first render. */
export function ResetPage() {
  const { user } = useStytchUser()
  const [token, setToken] = useState('')
  useEffect(() => setToken(new URLSearchParams(location.search).get('token') ?? ''), [])
  return (
    <main>
      <h1>Fieldnotes</h1>
      <StytchPasswordReset passwordResetToken={token} styles={{ fontFamily: 'serif' }} />
      {user && <p>Signed in as {user.emails[0]?.email}</p>}
    </main>
  )
}
