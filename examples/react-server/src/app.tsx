import { PorticoSignIn, Products, usePortico, usePorticoSession } from '@portico/react'
import { toEmail } from './to-email.ts'
import { useLinkInAddress } from './use-link-in-address.ts'

export function App({ address }: { address: string }) {
  const { session, isInitialized } = usePorticoSession()
  const problem = useLinkInAddress()
  return (
    <main>
      {problem && <p role="alert">{problem}</p>}
      {!isInitialized && <p>One moment …</p>}
      {isInitialized && !session && <SignIn address={address} />}
      {session && <Home email={toEmail(session)} />}
    </main>
  )
}

/** The widget: a server sends its first screen, and the browser takes over the field with what was typed. */
function SignIn({ address }: { address: string }) {
  return (
    <PorticoSignIn
      config={{
        products: [Products.emailMagicLinks],
        emailMagicLinksOptions: { loginRedirectURL: address, signupRedirectURL: address },
        sessionOptions: { sessionDurationMinutes: 60 },
      }}
    />
  )
}

function Home({ email }: { email: string }) {
  const portico = usePortico()
  return (
    <>
      <h1>Hello, {email}</h1>
      <button type="button" onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
