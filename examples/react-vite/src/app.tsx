import { usePorticoUser } from '@portico/react'
import { Home } from './home.tsx'
import { SignIn } from './sign-in.tsx'
import { useLinkInAddress } from './use-link-in-address.ts'

export function App() {
  // what the browser remembers is known at once: who is signed in never sees the sign-in page
  const { user } = usePorticoUser()
  const problem = useLinkInAddress()
  return (
    <main>
      {problem && <p role="alert">{problem}</p>}
      {user ? <Home user={user} /> : <SignIn />}
    </main>
  )
}
