import {
  OTPMethods,
  Products,
  StytchLogin,
  useStytch,
  useStytchIsAuthorized,
  useStytchUser,
  withStytchPermissions,
} from '@portico/react'

type Actions = { notes: 'read' | 'publish' }

const List = withStytchPermissions<Actions>(({ stytchPermissions: { notes } }) => (
  <p>
    All: {notes.read ? 'read' : 'no read'}, {notes.publish ? 'publish' : 'no publish'}
  </p>
))

function Answer({ action }: { action: string }) {
  const { isAuthorized, fromCache, isInitialized } = useStytchIsAuthorized('notes', action)
  return (
    <p>
      {action}: {`${isAuthorized}, ${fromCache ? 'cached' : 'confirmed'}, ${isInitialized}`}
    </p>
  )
}

/** What the signed-in person may do, as hook and wrapper tell it. */
export function PermissionsPage() {
  const stytch = useStytch()
  const { user } = useStytchUser()
  return (
    <main>
      <Answer action="read" />
      <Answer action="publish" />
      <List />
      {user ? (
        <button type="button" onClick={() => stytch.session.revoke()}>
          Sign out
        </button>
      ) : (
        <StytchLogin
          config={{ products: [Products.otp], otpOptions: { methods: [OTPMethods.Email] } }}
        />
      )}
    </main>
  )
}
