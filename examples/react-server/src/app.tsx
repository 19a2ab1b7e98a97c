import { PorticoSignIn, Products, usePortico, usePorticoSession } from '@portico/react'
import { type Person, toPerson } from './person.ts'
import { useLinkInAddress } from './use-link-in-address.ts'

/** @param known - what the server found: it stands until the service has confirmed or refuted it */
export function App({ known, address }: { known?: Person | null; address: string }) {
  const { session, fromCache, isInitialized } = usePorticoSession()
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

function Home({ person }: { person: Person }) {
  const portico = usePortico()
  return (
    <>
      <h1>Hello, {person.email}</h1>
      <button type="button" onClick={() => portico.session.revoke()}>
        Sign out
      </button>
    </>
  )
}
