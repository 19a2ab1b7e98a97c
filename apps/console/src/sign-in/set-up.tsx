import { type FormEvent, useEffect, useState } from 'react'
import { toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import { join } from '../call/passkeys.ts'
import type { Role } from '../call/replies.ts'
import { words } from '../words/words.ts'

interface Invitation {
  readonly project: { readonly name: string }
  readonly role: Role
  readonly is_first: boolean
}

/** Where the link of an invitation leads: a name and a passkey make an operator. */
export function SetUp({ invitation, onJoined }: { readonly invitation: string; onJoined(): void }) {
  const [read, setRead] = useState<Invitation | null>(null)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    document.title = words().signIn.setUp
    call<Invitation>('POST', 'invitation', { invitation }).then(setRead, setError)
  }, [invitation])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      await join(invitation, name)
      onJoined()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  const text = words().signIn
  return (
    <main className="alone card">
      <h1>{text.setUp}</h1>
      {read && <p className="note">{toLead(read)}</p>}
      {error !== null && (
        <p className="banner" role="alert">
          {toWords(error)}
        </p>
      )}
      {read && (
        <form onSubmit={(event) => void submit(event)}>
          <label htmlFor="name">{text.name}</label>
          <input
            id="name"
            required
            maxLength={64}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" className="primary" disabled={isBusy || name.trim() === ''}>
            {text.create}
          </button>
        </form>
      )}
    </main>
  )
}

function toLead({ project, is_first: isFirst, role }: Invitation): string {
  const { first, invited } = words().signIn
  return isFirst ? first(project.name) : invited(project.name, role === 'act')
}
