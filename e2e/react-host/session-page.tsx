import {
  OTPMethods,
  Products,
  StytchLogin,
  useStytch,
  useStytchSession,
  useStytchUser,
  withStytchUser,
} from '@portico/react'

const toName = (user: { emails: { email: string }[] } | null) => user?.emails[0]?.email ?? 'nobody'

/** One of several who tell who is signed in; each by the same words. */
function UserReader() {
  const { user, isInitialized } = useStytchUser()
  return <li>{isInitialized ? toName(user) : 'unknown'}</li>
}

const WrappedReader = withStytchUser(({ stytchUser, stytchUserIsInitialized }) => (
  <li>{stytchUserIsInitialized ? toName(stytchUser) : 'unknown'}</li>
))

/** Shows the widget to who is signed out, and the address to who is signed in. */
export function SessionPage() {
  const stytch = useStytch()
  const { user, isInitialized } = useStytchUser()
  const { session } = useStytchSession()

  return (
    <main>
      <h1>Fieldnotes</h1>
      {!isInitialized && <p>One moment</p>}
      {isInitialized && !user && (
        <>
          <p>Signed out</p>
          <StytchLogin
            config={{ products: [Products.otp], otpOptions: { methods: [OTPMethods.Email] } }}
          />
        </>
      )}
      {user && (
        <>
          <p>Signed in as {toName(user)}</p>
          <p>by {session?.authentication_factors[0]?.type}</p>
          <button type="button" onClick={() => stytch.session.revoke()}>
            Sign out
          </button>
        </>
      )}
      <ul>
        <UserReader />
        <WrappedReader />
      </ul>
    </main>
  )
}
