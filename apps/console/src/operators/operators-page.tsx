import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { OperatorList, Role } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Moment, toDayAndHour } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { toInitials } from '../parts/to-initials.ts'
import type { PageProps } from '../shell/app.tsx'
import { words } from '../words/words.ts'
import { OwnSessions } from './own-sessions.tsx'
import { ScriptKeyList } from './script-keys.tsx'

const roles: readonly Role[] = ['read', 'act']

/** Who may sign in to the console. */
export function OperatorsPage({ me, onSessionLost }: PageProps) {
  const { reply, error, isLoading, reload } = useAnswer<OperatorList>('operators')
  const [isInviting, setInviting] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  useLostSession(error, onSessionLost)
  const mayAct = me.operator.role === 'act'
  const names = words().operators
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
        <h1>{names.title}</h1>
        <div className="acts">
          <button
            type="button"
            className="primary"
            disabled={!mayAct}
            onClick={() => setInviting(true)}
          >
            {names.invite}
          </button>
        </div>
      </header>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      {reply === null ? (
        error !== null && <Problem title={names.unread} error={error} onRetry={reload} />
      ) : (
        <table aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col">{names.columns.name}</th>
              <th scope="col">{names.columns.may}</th>
              <th scope="col">{names.columns.seen}</th>
              <th scope="col">
                <span className="hidden">{names.columns.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reply.operators.map(({ operator_id: id, name, role, last_seen_at: at }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="person">
                    <span className="avatar" aria-hidden="true">
                      {toInitials(name)}
                    </span>
                    {name}
                  </span>
                </th>
                <td>{names.roles[role]}</td>
                <td>
                  <Moment at={at} />
                </td>
                <td className="acts-cell">
                  <span className="row-acts">
                    <button
                      type="button"
                      className="link"
                      disabled={!mayAct}
                      aria-label={names.removeWho(name)}
                      onClick={() => void remove(`operators/${id}`)}
                    >
                      {names.remove}
                    </button>
                  </span>
                </td>
              </tr>
            ))}
            {reply.invitations.map(({ invitation_id: id, role, expires_at: at }) => (
              <tr key={id}>
                <th scope="row">{names.notHere}</th>
                <td>{names.roles[role]}</td>
                <td>{names.invitedUntil(toDayAndHour(at))}</td>
                <td className="acts-cell">
                  <span className="row-acts">
                    <button
                      type="button"
                      className="link"
                      disabled={!mayAct}
                      aria-label={names.withdrawOne}
                      onClick={() => void remove(`operators/invitations/${id}`)}
                    >
                      {names.withdraw}
                    </button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ScriptKeyList me={me} onSessionLost={onSessionLost} />
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
  const names = words().operators
  return (
    <Dialog title={names.inviteTitle} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        {url === '' ? (
          <fieldset>
            <legend>{names.columns.may}</legend>
            {roles.map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name="role"
                  value={value}
                  checked={role === value}
                  onChange={() => setRole(value)}
                />
                <span>
                  {names.roles[value]}
                  <span className="note">{names.roleTexts[value]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <>
            <label htmlFor="invitation">{names.giveLink}</label>
            <input
              id="invitation"
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
        <p className="note">{names.linkNote}</p>
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {url === '' ? words().acts.cancel : words().acts.close}
          </button>
          {url === '' ? (
            <button type="submit" className="primary">
              {names.makeLink}
            </button>
          ) : (
            <button
              type="button"
              className="primary"
              onClick={() => void navigator.clipboard.writeText(url)}
            >
              {names.copyLink}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
