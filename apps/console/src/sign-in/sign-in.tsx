import { useEffect, useState } from 'react'
import { toWords } from '../call/act.ts'
import { signIn } from '../call/passkeys.ts'
import { words } from '../words/words.ts'

/** The only way in: a passkey. */
export function SignIn({ onSignedIn }: { onSignedIn(): void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    document.title = words().signIn.title
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
  const text = words().signIn
  return (
    <main className="alone card">
      <h1>{text.title}</h1>
      <p className="note">{text.lead}</p>
      {error !== null && (
        <p className="banner" role="alert">
          {toWords(error)}
        </p>
      )}
      <button type="button" className="primary" disabled={isBusy} onClick={() => void submit()}>
        {text.button}
      </button>
      <p className="note">{text.noPasskey}</p>
    </main>
  )
}
