import { OTPMethods, Products, StytchLogin } from '@portico/react'
import { useEffect, useState } from 'react'

/** A host that renders all the time and writes every prop in place. */
export function RerenderingPage() {
  const [renders, setRenders] = useState(0)
  const [title, setTitle] = useState('Welcome')
  const [heard, setHeard] = useState<string[]>([])
  const [isInShadow, setInShadow] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => setRenders((count) => count + 1), 20)
    return () => clearInterval(timer)
  }, [])

  return (
    <main>
      <p id="renders">{renders}</p>
      <button type="button" onClick={() => setTitle('Welcome back')}>
        Rename
      </button>
      <button type="button" onClick={() => setTitle('')}>
        Drop the name
      </button>
      <button type="button" onClick={() => setInShadow(true)}>
        Into the shadow
      </button>
      <StytchLogin
        config={{
          products: [Products.otp],
          otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 10 },
          sessionOptions: { sessionDurationMinutes: 60 },
          enableShadowDOM: isInShadow,
        }}
        styles={{ container: { width: '360px' }, colors: { primary: '#106010' } }}
        {...(title && { strings: { 'login.title': title } })}
        callbacks={{
          onEvent: ({ type }) => setHeard((before) => [...before, `${type} under ${title}`]),
          onError: ({ message }) => setHeard((before) => [...before, `${message} under ${title}`]),
        }}
      />
      <ul>
        {heard.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </main>
  )
}
