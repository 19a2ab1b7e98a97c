import { type FormEvent, useEffect, useState } from 'react'
import { toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import { join } from '../call/passkeys.ts'
import type { Role } from '../call/replies.ts'

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
    document.title = 'Set up the console'
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
  return (
    <main className="alone card">
      <h1>Set up the console</h1>
      {read && <p className="note">{toLead(read)}</p>}
      {error !== null && (
        <p className="banner" role="alert">
          {toWords(error)}
        </p>
      )}
      {read && (
        <form onSubmit={(event) => void submit(event)}>
          <label htmlFor="name">Your name</label>
          <input
            id="name"
            required
            maxLength={64}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" className="primary" disabled={isBusy || name.trim() === ''}>
            Create a Passkey
          </button>
        </form>
      )}
    </main>
  )
}

function toLead({ project, is_first: isFirst, role }: Invitation): string {
  if (isFirst) return `You are the first operator of ${project.name}.`
  const may = role === 'act' ? 'read and act' : 'read'
  return `You were invited as an operator of ${project.name}, who may ${may}.`
}
