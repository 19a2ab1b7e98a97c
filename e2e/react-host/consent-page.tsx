import { IdentityProvider, StytchLogin, useStytchUser } from '@portico/react'
import { useEffect, useState } from 'react'

/** Where other apps send people: a host that draws itself often, and writes its words in place. */
export function ConsentPage() {
  const { user } = useStytchUser()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 50)
    return () => clearInterval(timer)
  }, [])
  return (
    <main>
      <h1>Fieldnotes</h1>
      {user ? (
        <IdentityProvider
          getIDPConsentManifest={({ clientName }) => [`Let ${clientName} see your notes`]}
          styles={{ fontFamily: 'serif' }}
        />
      ) : (
        <StytchLogin config={{ products: ['otp'], otpOptions: { methods: ['email'] } }} />
      )}
      <p>{count > 2 ? 'Drawn often' : ''}</p>
    </main>
  )
}
