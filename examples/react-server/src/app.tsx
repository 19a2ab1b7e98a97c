import { Products, StytchLogin, useStytch, useStytchSession } from '@portico/react'
import { type Person, toPerson } from './person.ts'
import { useLinkInAddress } from './use-link-in-address.ts'

/** @param known - what the server found: it stands until the service has confirmed or refuted it */
export function App({ known, address }: { known?: Person | null; address: string }) {
  const { session, fromCache, isInitialized } = useStytchSession()
  const problem = useLinkInAddress()
  const isTold = isInitialized && (!fromCache || known === undefined)
  const person = isTold ? session && toPerson(session) : known
  return (
    <main>
      {problem && <p role="alert">{problem}</p>}
      {person === undefined && <p>One moment …</p>}
      {person === null && <SignIn address={address} />}
      {person && <Home person={person} />}
    </main>
  )
}

/** The widget: a server sends its empty element, the browser fills it. */
function SignIn({ address }: { address: string }) {
  return (
    <StytchLogin
      config={{
        products: [Products.emailMagicLinks],
        emailMagicLinksOptions: { loginRedirectURL: address, signupRedirectURL: address },
        sessionOptions: { sessionDurationMinutes: 60 },
      }}
    />
  )
}

function Home({ person }: { person: Person }) {
  const stytch = useStytch()
  return (
    <>
      <h1>Hello, {person.email}</h1>
      <button type="button" onClick={() => stytch.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
