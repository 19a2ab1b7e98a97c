import { useState } from 'react'
import { toWords } from '../call/act.ts'
import type { AuditList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Choice } from '../parts/choice.tsx'
import { Empty } from '../parts/empty.tsx'
import { Moment } from '../parts/moment.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
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
  const [actor, setActor] = useState<(typeof actors)[number][0]>('')
  const [action, setAction] = useState('')
  const pages = usePages()
  const [problem, setProblem] = useState<unknown>(null)
  const { cursor } = pages
  const filter = {
    ...(userId !== null && { user_id: userId }),
    ...(actor !== '' && { actor }),
    ...(action !== '' && { action }),
  }
  const query = new URLSearchParams({ ...filter, ...(cursor !== undefined && { cursor }) })
  const answer = useAnswer<AuditList>(`audit?${query}`)
  const { reply, isLoading, reload } = answer
  useLostSession(answer.error, onSessionLost)
  useRowKeys()
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      pages.toFirst()
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
        <Choice label="Who" value={actor} choices={actors} onChoose={choose(setActor)} />
        <Choice
          label="What"
          value={action}
          choices={[
            ['', 'Everything'],
            ...(reply?.actions ?? []).map((one) => [one, one] as const),
          ]}
          onChoose={choose(setAction)}
        />
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
      <PagedList answer={answer} pages={pages} problem="The log could not be read">
        {(list) => <Entries reply={list} isLoading={isLoading} />}
      </PagedList>
    </>
  )
}

function Entries({ reply, isLoading }: { readonly reply: AuditList; readonly isLoading: boolean }) {
  if (reply.entries.length === 0) {
    return (
      <Empty
        title={reply.next_cursor === null ? 'Nothing is on record' : 'Nothing among the newest'}
        text={
          reply.next_cursor === null
            ? 'What matches appears here as it happens.'
            : 'Three thousand entries were looked at; the next page looks further.'
        }
      />
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
