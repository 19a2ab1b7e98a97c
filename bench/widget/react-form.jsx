// The e-mail form that a site's own developer would write: one field, one button, the same call, the next screen.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const { service, publicToken } = window.bench

async function sendLink(email) {
  const here = location.origin + location.pathname
  const answer = await fetch(`${service}/sdk/v1/magic_links/email/login_or_create`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
      'content-type': 'application/json',
      'x-sdk-client': btoa('{}'),
      'x-sdk-parent-host': location.origin,
    },
    body: JSON.stringify({ email, login_magic_link_url: here, signup_magic_link_url: here }),
  })
  if (!answer.ok) throw new Error((await answer.json()).error_message)
}

function SignIn() {
  const [email, setEmail] = useState('')
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState('')
  if (isSent) return <h1>Check your email</h1>
  const submit = async (event) => {
    event.preventDefault()
    setPending(true)
    setError('')
    try {
      await sendLink(email)
      setSent(true)
    } catch (failure) {
      setError(failure.message)
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={submit}>
      <h1>Sign up or log in</h1>
      {error && <p role="alert">{error}</p>}
      <label>
        Email
        <input
          type="email"
          required
          autoComplete="email"
          placeholder="example@email.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <button type="submit" disabled={isPending}>
        Continue with email
      </button>
    </form>
  )
}

createRoot(document.querySelector('#sign-in')).render(<SignIn />)
