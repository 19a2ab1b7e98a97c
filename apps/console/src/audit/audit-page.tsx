import { useState } from 'react'
import { toWords } from '../call/act.ts'
import type { AuditList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Moment } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { useRowKeys } from '../parts/rows.ts'
import type { PageProps } from '../shell/app.tsx'
import { toHref } from '../shell/route.ts'
import { exportLog } from './export-log.ts'

const actors = [
  ['', 'Everybody'],
  ['person', 'Users'],
  ['operator', 'Operators'],
  ['host', 'Your back end'],
  ['impersonator', 'Staff, as users'],
  ['service', 'The service'],
] as const

/** Who did what, newest first: of all, or of one user. */
export function AuditPage({
  userId,
  onSessionLost,
}: PageProps & { readonly userId: string | null }) {
  const [actor, setActor] = useState('')
  const [action, setAction] = useState('')
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  const cursor = cursors.at(-1)
  const filter = {
    ...(userId !== null && { user_id: userId }),
    ...(actor !== '' && { actor }),
    ...(action !== '' && { action }),
  }
  const query = new URLSearchParams({ ...filter, ...(cursor !== undefined && { cursor }) })
  const { reply, error, isLoading, reload } = useAnswer<AuditList>(`audit?${query}`)
  useLostSession(error, onSessionLost)
  useRowKeys()
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    setCursors([])
  }
  const save = () => {
    setProblem(null)
    exportLog(filter).then(() => reload(), setProblem)
  }
  return (
    <>
      <header className="head">
        <h1>Audit log</h1>
        <div className="acts">
          <button type="button" onClick={save}>
            Export
          </button>
        </div>
      </header>
      <div className="filters">
        <label>
          <span className="hidden">Who</span>
          <select value={actor} onChange={(event) => choose(setActor)(event.currentTarget.value)}>
            {actors.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden">What</span>
          <select value={action} onChange={(event) => choose(setAction)(event.currentTarget.value)}>
            <option value="">Everything</option>
            {(reply?.actions ?? []).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        {userId !== null && (
          <p className="note">
            Of <code>{userId}</code> alone.{' '}
            <a href={toHref({ page: 'audit', userId: null })}>Show all</a>
          </p>
        )}
      </div>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      {reply === null ? (
        error === null ? (
          <p className="loading" aria-busy="true" />
        ) : (
          <Problem title="The log could not be read" error={error} onRetry={reload} />
        )
      ) : (
        <Entries reply={reply} isLoading={isLoading} />
      )}
      {reply && (cursors.length > 0 || reply.next_cursor !== null) && (
        <p className="pages">
          <button
            type="button"
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            Previous
          </button>
          <button
            type="button"
            disabled={reply.next_cursor === null}
            onClick={() => reply.next_cursor && setCursors([...cursors, reply.next_cursor])}
          >
            Next
          </button>
        </p>
      )}
    </>
  )
}

function Entries({ reply, isLoading }: { readonly reply: AuditList; readonly isLoading: boolean }) {
  if (reply.entries.length === 0) {
    return (
      <div className="empty" role="status">
        <h2>{reply.next_cursor === null ? 'Nothing is on record' : 'Nothing among the newest'}</h2>
        <p className="note">
          {reply.next_cursor === null
            ? 'What matches appears here as it happens.'
            : 'Three thousand entries were looked at; the next page looks further.'}
        </p>
      </div>
    )
  }
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">On</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {reply.entries.map(({ audit_id: id, user_id: userId, user, ...entry }) => (
          <tr key={id}>
            <th scope="row">
              {entry.what} <code className="note wide">{entry.action}</code>
            </th>
            <td>
              <Moment at={entry.at} />
            </td>
            <td>
              <bdi>{entry.who}</bdi>
            </td>
            <td className="address">
              {userId === null ? (
                'Nobody'
              ) : user === '' ? (
                <code>{userId}</code>
              ) : (
                <a href={toHref({ page: 'user', userId })} data-row>
                  <bdi>{user}</bdi>
                </a>
              )}
            </td>
            <td className="reason">{entry.why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
