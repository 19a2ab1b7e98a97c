import { useState } from 'react'
import type { ListedUser, UserList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Marked } from '../parts/marked.tsx'
import { Moment, toDay } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { moveRow, useRowKeys } from '../parts/rows.ts'
import { toInitials } from '../parts/to-initials.ts'
import { useLater } from '../parts/use-later.ts'
import type { PageProps } from '../shell/app.tsx'
import { toHref } from '../shell/route.ts'

/** Searched from this length on. */
const shortest = 2

const states = [
  ['', 'Everybody'],
  ['blocked', 'Blocked'],
  ['not_verified', 'Not verified'],
] as const

/** All users, or those whom a search or a state finds. */
export function UsersPage({ me, onSessionLost }: PageProps) {
  const [text, setText] = useState('')
  const [state, setState] = useState<(typeof states)[number][0]>('')
  const [cursors, setCursors] = useState<readonly string[]>([])
  const later = useLater(text.trim())
  const wanted = [...later].length < shortest ? '' : later
  const { reply, error, isLoading, reload } = useAnswer<UserList>('users/search', {
    ...(wanted !== '' && { q: wanted }),
    ...(wanted === '' && state !== '' && { state }),
    ...(cursors.length > 0 && { cursor: cursors.at(-1) }),
  })
  useLostSession(error, onSessionLost)
  useRowKeys()
  const clear = () => {
    setText('')
    setCursors([])
  }
  return (
    <>
      <header className="head">
        <h1>Users</h1>
        {reply?.total !== null && reply !== null && wanted === '' && (
          <p className="note">{toCount(reply.total)}</p>
        )}
      </header>
      <div className="filters">
        <input
          type="search"
          id="list-search"
          aria-label="Address, number, name or id"
          placeholder="Address, number, name or id"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setCursors([])
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear()
            if (event.key === 'ArrowDown') moveRow(1)
          }}
        />
        <label>
          <span className="hidden">State</span>
          <select
            value={state}
            disabled={wanted !== ''}
            onChange={(event) => {
              setState(event.currentTarget.value as typeof state) // the options are those of the list
              setCursors([])
            }}
          >
            {states.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error !== null && reply === null ? (
        <Problem title="The list could not be read" error={error} onRetry={reload} />
      ) : (
        <List
          reply={reply}
          isLoading={isLoading}
          text={wanted}
          projectName={me.project.name}
          onClear={clear}
        />
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

function List({
  reply,
  isLoading,
  text,
  projectName,
  onClear,
}: {
  readonly reply: UserList | null
  readonly isLoading: boolean
  readonly text: string
  readonly projectName: string
  onClear(): void
}) {
  if (reply === null) return <p className="loading" aria-busy="true" />
  if (reply.users.length === 0 && text !== '' && reply.next_cursor === null) {
    return (
      <div className="empty" role="status">
        <h2>Nobody matches “{text}”</h2>
        <p className="note">Searched addresses, numbers, names and the beginnings of ids.</p>
        <button type="button" onClick={onClear}>
          Clear the search
        </button>
      </div>
    )
  }
  if (reply.users.length === 0 && text === '') {
    return (
      <div className="empty" role="status">
        <h2>Nobody is here yet</h2>
        <p className="note">The first person who signs up to {projectName} appears here.</p>
      </div>
    )
  }
  return (
    <>
      <table aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Address or number</th>
            <th scope="col">Signs in with</th>
            <th scope="col">Last seen</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {reply.users.map((user) => (
            <Row key={user.user_id} user={user} text={text} />
          ))}
        </tbody>
      </table>
      {text !== '' && (
        <p className="found note" role="status">
          {reply.total === null
            ? 'Two letters are looked for among the newest people, two thousand a page.'
            : toFound(reply.total)}{' '}
          <button type="button" className="link" onClick={onClear}>
            Clear the search
          </button>
        </p>
      )}
    </>
  )
}

function Row({ user, text }: { readonly user: ListedUser; readonly text: string }) {
  const { user_id: userId, name, address } = user
  return (
    <tr>
      <th scope="row">
        <span className="avatar" aria-hidden="true">
          {toInitials(name || address)}
        </span>
        <a href={toHref({ page: 'user', userId })} data-row>
          {name === '' ? <span className="note">No name</span> : <Marked text={name} part={text} />}
          <span className="hidden">, {address}</span>
        </a>
      </th>
      <td className="address">
        <bdi>
          <Marked text={address} part={text} />
        </bdi>
      </td>
      <td className="wide">{user.signs_in_with.join(', ')}</td>
      <td>{user.last_seen_at ? <Moment at={user.last_seen_at} /> : 'Never'}</td>
      <td>
        <State user={user} />
      </td>
    </tr>
  )
}

/** The state of a user; only what asks for attention has a dot. */
export function State({ user }: { readonly user: ListedUser }) {
  if (user.state === 'active') return <>Active</>
  const words = {
    blocked: 'Blocked',
    not_verified: 'Not verified',
    leaving: `Leaves on ${user.leaves_at ? toDay(user.leaves_at) : 'a later day'}`,
  }
  return (
    <span className="state" data-state={user.state}>
      {words[user.state]}
    </span>
  )
}

const number = new Intl.NumberFormat('en')
const toCount = (total: number) => (total === 1 ? '1 person' : `${number.format(total)} people`)
/** More are not counted. */
const mostCounted = 3_000
const toFound = (total: number) =>
  total >= mostCounted ? `${toCount(mostCounted)} or more.` : `${toCount(total)}.`
