import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { OperatorList, Role } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Moment } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { toInitials } from '../parts/to-initials.ts'
import type { PageProps } from '../shell/app.tsx'
import { OwnSessions } from './own-sessions.tsx'

const roles: readonly (readonly [Role, name: string, text: string])[] = [
  ['read', 'Read', 'See people and what happened. Change nothing.'],
  ['act', 'Read and act', 'Also block, end sessions, remove factors and invite.'],
]

/** Who may sign in to the console. */
export function OperatorsPage({ me, onSessionLost }: PageProps) {
  const { reply, error, isLoading, reload } = useAnswer<OperatorList>('operators')
  const [isInviting, setInviting] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  useLostSession(error, onSessionLost)
  const mayAct = me.operator.role === 'act'
  const remove = async (path: string) => {
    setProblem(null)
    try {
      await act(() => call('DELETE', path))
      reload()
    } catch (caught) {
      setProblem(caught)
    }
  }
  return (
    <>
      <header className="head">
        <h1>Operators</h1>
        <div className="acts">
          <button
            type="button"
            className="primary"
            disabled={!mayAct}
            onClick={() => setInviting(true)}
          >
            Invite
          </button>
        </div>
      </header>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      {reply === null ? (
        error !== null && (
          <Problem title="The operators could not be read" error={error} onRetry={reload} />
        )
      ) : (
        <table aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">May</th>
              <th scope="col">Last seen</th>
              <th scope="col">
                <span className="hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reply.operators.map(({ operator_id: id, name, role, last_seen_at: at }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="avatar" aria-hidden="true">
                    {toInitials(name)}
                  </span>
                  {name}
                </th>
                <td>{toRoleName(role)}</td>
                <td>
                  <Moment at={at} />
                </td>
                <td>
                  <button
                    type="button"
                    className="link"
                    disabled={!mayAct}
                    aria-label={`Remove ${name}`}
                    onClick={() => void remove(`operators/${id}`)}
                  >
                    Remove
                  </button>
                </td>
              </tr>
            ))}
            {reply.invitations.map(({ invitation_id: id, role, expires_at: at }) => (
              <tr key={id}>
                <th scope="row">Not here yet</th>
                <td>{toRoleName(role)}</td>
                <td>Invited, until {new Date(at).toLocaleString('en-GB')}</td>
                <td>
                  <button
                    type="button"
                    className="link"
                    disabled={!mayAct}
                    aria-label="Withdraw this invitation"
                    onClick={() => void remove(`operators/invitations/${id}`)}
                  >
                    Withdraw
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OwnSessions onSessionLost={onSessionLost} />
      {isInviting && (
        <InviteDialog
          onClose={() => {
            setInviting(false)
            reload()
          }}
        />
      )}
    </>
  )
}

const toRoleName = (role: Role) => roles.find(([value]) => value === role)?.[1]

function InviteDialog({ onClose }: { onClose(): void }) {
  const [role, setRole] = useState<Role>('read')
  const [url, setUrl] = useState('')
  const [error, setError] = useState<unknown>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    try {
      const made = await act(() => call<{ url: string }>('POST', 'operators/invitations', { role }))
      setUrl(made.url)
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <Dialog title="Invite an operator" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        {url === '' ? (
          <fieldset>
            <legend>May</legend>
            {roles.map(([value, name, text]) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name="role"
                  value={value}
                  checked={role === value}
                  onChange={() => setRole(value)}
                />
                <span>
                  {name}
                  <span className="note">{text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <>
            <label htmlFor="invitation">Give this link to one person only</label>
            <input
              id="invitation"
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
        <p className="note">
          The link works once, for 48 hours. It asks for a passkey: there is no password here.
        </p>
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {url === '' ? 'Cancel' : 'Close'}
          </button>
          {url === '' ? (
            <button type="submit" className="primary">
              Make the link
            </button>
          ) : (
            <button
              type="button"
              className="primary"
              onClick={() => void navigator.clipboard.writeText(url)}
            >
              Copy the link
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
