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
import { words } from '../words/words.ts'
import { exportLog } from './export-log.ts'

const actors = ['', 'person', 'operator', 'host', 'impersonator', 'service'] as const

/** Who did what, newest first: of all, or of one user. */
export function AuditPage({
  userId,
  onSessionLost,
}: PageProps & { readonly userId: string | null }) {
  const [actor, setActor] = useState<(typeof actors)[number]>('')
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
  const names = words().audit
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
        <h1>{names.title}</h1>
        <div className="acts">
          <button type="button" onClick={save}>
            {names.export}
          </button>
        </div>
      </header>
      <div className="filters">
        <Choice
          label={names.who}
          value={actor}
          choices={actors.map((one) => [one, names.actors[one]] as const)}
          onChoose={choose(setActor)}
        />
        <Choice
          label={names.what}
          value={action}
          choices={[
            ['', names.everything],
            ...(reply?.actions ?? []).map((one) => [one, one] as const),
          ]}
          onChoose={choose(setAction)}
        />
        {userId !== null && (
          <p className="note">
            {names.ofAlone(userId)}{' '}
            <a href={toHref({ page: 'audit', userId: null })}>{names.showAll}</a>
          </p>
        )}
      </div>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      <PagedList answer={answer} pages={pages} problem={names.unread}>
        {(list) => <Entries reply={list} isLoading={isLoading} />}
      </PagedList>
    </>
  )
}

function Entries({ reply, isLoading }: { readonly reply: AuditList; readonly isLoading: boolean }) {
  const names = words().audit
  if (reply.entries.length === 0) {
    return (
      <Empty
        title={reply.next_cursor === null ? names.nothing : names.nothingNew}
        text={reply.next_cursor === null ? names.nothingText : names.nothingNewText}
      />
    )
  }
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{names.what}</th>
          <th scope="col">{names.when}</th>
          <th scope="col">{names.who}</th>
          <th scope="col">{names.on}</th>
          <th scope="col">{names.why}</th>
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
            <td className="name">
              <bdi>{entry.who}</bdi>
            </td>
            <td className="address name">
              {userId === null ? (
                <span className="note">{names.nobody}</span>
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
