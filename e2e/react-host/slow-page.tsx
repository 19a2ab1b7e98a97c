import { OTPMethods, Products, StytchLogin, useStytchUser } from '@portico/react'
import { useState, useTransition } from 'react'

const count = 60

/** A reader that takes long to draw; the tenth tells the page that drawing is under way. */
function SlowReader({ place }: { place: number }) {
  const { user } = useStytchUser()
  if (place === 10) dispatchEvent(new Event('drawing'))
  const end = performance.now() + 4
  while (performance.now() < end);
  return <li>{user?.emails[0]?.email ?? 'nobody'}</li>
}

/** A host whose first readers appear all at once, drawn in many steps, with nobody reading before. */
export function SlowPage() {
  const [isReading, setReading] = useState(false)
  const [, startTransition] = useTransition()
  return (
    <main>
      <button type="button" onClick={() => startTransition(() => setReading(true))}>
        Read
      </button>
      <StytchLogin
        config={{ products: [Products.otp], otpOptions: { methods: [OTPMethods.Email] } }}
      />
      {isReading && (
        <ul>
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <SlowReader key={place} place={place} />
          ))}
        </ul>
      )}
    </main>
  )
}
