import { useEffect, useState } from 'react'
import { toWords } from '../call/act.ts'
import { signIn } from '../call/passkeys.ts'

/** The only way in: a passkey. */
export function SignIn({ onSignedIn }: { onSignedIn(): void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    document.title = 'Sign in to the console'
  }, [])
  const submit = async () => {
    setBusy(true)
    setError(null)
    try {
      await signIn()
      onSignedIn()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <main className="alone card">
      <h1>Sign in to the console</h1>
      <p className="note">For operators</p>
      {error !== null && (
        <p className="banner" role="alert">
          {toWords(error)}
        </p>
      )}
      <button type="button" className="primary" disabled={isBusy} onClick={() => void submit()}>
        Continue with a Passkey
      </button>
      <p className="note">No passkey yet? Open the link in your invitation.</p>
    </main>
  )
}
