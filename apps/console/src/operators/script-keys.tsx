import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { Role, ScriptKeys } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Choice } from '../parts/choice.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Moment, toDay } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { SecretDialog } from '../parts/secret-dialog.tsx'
import type { PageProps } from '../shell/app.tsx'
import { words } from '../words/words.ts'

/** The lives that are offered, in days; one that acts has the first ones. */
const lives = { read: ['7', '30', '90', '365'], act: ['7', '30', '90'] } as const
const roles: readonly Role[] = ['read', 'act']

/** Keys with which scripts of operators call what the console calls. */
export function ScriptKeyList({ me, onSessionLost }: PageProps) {
  const { reply, error, isLoading, reload } = useAnswer<ScriptKeys>('keys')
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  useLostSession(error ?? problem, onSessionLost)
  const mayAct = me.operator.role === 'act'
  const names = words().operators
  const remove = async (id: string) => {
    setProblem(null)
    try {
      await act(() => call('DELETE', `keys/${encodeURIComponent(id)}`))
      reload()
    } catch (caught) {
      setProblem(caught)
    }
  }
  return (
    <section className="own-sessions" aria-label={names.keys}>
      <div className="section-head">
        <h2>{names.keys}</h2>
        <button type="button" disabled={!mayAct} onClick={() => setMaking(true)}>
          {names.makeKey}
        </button>
      </div>
      <p className="note">{names.keysNote}</p>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      {reply === null && error !== null && (
        <Problem title={names.keysUnread} error={error} onRetry={reload} />
      )}
      {reply !== null && (
        <ul className="panel" aria-busy={isLoading}>
          {reply.keys.map(({ key_id: id, name, operator, role, ...times }) => (
            <li key={id}>
              <div>
                <bdi>{name}</bdi>
                <span className="note">
                  {[operator, names.roles[role], names.keyUntil(toDay(times.expires_at))].join(
                    ', ',
                  )}
                </span>
                <span className="note">
                  {times.last_used_at === null ? (
                    names.keyUnused
                  ) : (
                    <>
                      {names.keyUsed} <Moment at={times.last_used_at} />
                    </>
                  )}
                </span>
              </div>
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={names.removeWho(name)}
                onClick={() => void remove(id)}
              >
                {names.remove}
              </button>
            </li>
          ))}
          {reply.keys.length === 0 && <li className="note">{names.noKeys}</li>}
        </ul>
      )}
      {isMaking && (
        <MakeDialog
          onClose={() => {
            setMaking(false)
            reload()
          }}
        />
      )}
    </section>
  )
}

function MakeDialog({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('read')
  const [days, setDays] = useState('30')
  const [key, setKey] = useState('')
  const [error, setError] = useState<unknown>(null)
  const names = words().operators
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    try {
      const body = { name, role, days: Number(days) }
      setKey((await act(() => call<{ key: string }>('POST', 'keys', body))).key)
    } catch (problem) {
      setError(problem)
    }
  }
  if (key !== '') {
    return (
      <SecretDialog title={names.copyKey} text={names.copyKeyText} secret={key} onClose={onClose} />
    )
  }
  return (
    <Dialog title={names.makeKey} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        <label htmlFor="key-name">{names.columns.name}</label>
        <input
          id="key-name"
          required
          maxLength={64}
          autoComplete="off"
          aria-describedby="key-name-note"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <p id="key-name-note" className="note">
          {names.keyNameNote}
        </p>
        <fieldset>
          <legend>{names.columns.may}</legend>
          {roles.map((value) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name="key-role"
                value={value}
                checked={role === value}
                onChange={() => {
                  setRole(value)
                  if (value === 'act' && days === '365') setDays('90')
                }}
              />
              <span>
                {names.roles[value]}
                <span className="note">{names.keyTexts[value]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Choice
          label={names.keyLife}
          value={days}
          choices={lives[role].map((one) => [one, names.keyDays(one)] as const)}
          onChoose={setDays}
        />
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {words().acts.cancel}
          </button>
          <button type="submit" className="primary" disabled={name.trim() === ''}>
            {names.makeKey}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
