import { PorticoSignIn, Products, usePortico, usePorticoSession } from '@portico/react'
import { useEffect, useState } from 'react'

export default function Home() {
  const portico = usePortico()
  const { session } = usePorticoSession()
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!session)
    return (
      <PorticoSignIn
        config={{
          products: [Products.otp],
          otpOptions: { methods: ['email'] },
          sessionOptions: { sessionDurationMinutes: 60 },
        }}
      />
    )
  const factor = session.authentication_factors.find(({ email_factor }) => email_factor)
  return (
    <>
      <h1>Hello, {factor?.email_factor?.email_address}</h1>
      <p>
        <a href="/members">Members</a> <a href="/editors">Editors</a>
      </p>
      <button type="button" disabled={!isReady} onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
