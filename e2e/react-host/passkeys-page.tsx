import { StytchLogin, StytchPasskeyRegistration, useStytchUser } from '@portico/react'
import { useEffect, useState } from 'react'

/** A host that asks for a passkey after the first sign-in, draws itself often, and writes its words in place. */
export function PasskeysPage() {
  const { user } = useStytchUser()
  const [count, setCount] = useState(0)
  const [heard, setHeard] = useState<readonly string[]>([])
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 50)
    return () => clearInterval(timer)
  }, [])
  const products = ['otp', 'passkeys'] as const
  return (
    <main>
      <h1>Fieldnotes</h1>
      {user ? (
        <StytchPasskeyRegistration
          config={{ sessionOptions: { sessionDurationMinutes: 60 } }}
          callbacks={{ onEvent: ({ type }) => setHeard([...heard, type]) }}
          styles={{ fontFamily: 'serif' }}
        />
      ) : (
        <StytchLogin config={{ products, otpOptions: { methods: ['email'] } }} />
      )}
      <p>{count > 2 ? 'Drawn often' : ''}</p>
      <p>Heard: {heard.join(', ')}</p>
    </main>
  )
}
