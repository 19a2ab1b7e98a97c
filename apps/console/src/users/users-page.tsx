import { useState } from 'react'
import type { ListedUser, UserList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Choice } from '../parts/choice.tsx'
import { toCount } from '../parts/count.ts'
import { Empty } from '../parts/empty.tsx'
import { Marked } from '../parts/marked.tsx'
import { Moment, toDay } from '../parts/moment.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
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
  const pages = usePages()
  const later = useLater(text.trim())
  const wanted = [...later].length < shortest ? '' : later
  const answer = useAnswer<UserList>('users/search', {
    ...(wanted !== '' && { q: wanted }),
    ...(wanted === '' && state !== '' && { state }),
    ...(pages.cursor !== undefined && { cursor: pages.cursor }),
  })
  const { reply } = answer
  useLostSession(answer.error, onSessionLost)
  useRowKeys()
  const clear = () => {
    setText('')
    pages.toFirst()
  }
  return (
    <>
      <header className="head">
        <h1>Users</h1>
        {reply?.total !== null && reply !== null && wanted === '' && (
          <p className="note">{toPeople(reply.total)}</p>
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
            pages.toFirst()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear()
            if (event.key === 'ArrowDown') moveRow(1)
          }}
        />
        <Choice
          label="State"
          value={state}
          choices={states}
          isDisabled={wanted !== ''}
          onChoose={(value) => {
            setState(value)
            pages.toFirst()
          }}
        />
      </div>
      <PagedList answer={answer} pages={pages} problem="The list could not be read">
        {(list) => (
          <List
            reply={list}
            isLoading={answer.isLoading}
            text={wanted}
            projectName={me.project.name}
            onClear={clear}
          />
        )}
      </PagedList>
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
  readonly reply: UserList
  readonly isLoading: boolean
  readonly text: string
  readonly projectName: string
  onClear(): void
}) {
  if (reply.users.length === 0 && text !== '' && reply.next_cursor === null) {
    return (
      <Empty
        title={`Nobody matches “${text}”`}
        text="Searched addresses, numbers, names and the beginnings of ids."
      >
        <button type="button" onClick={onClear}>
          Clear the search
        </button>
      </Empty>
    )
  }
  if (reply.users.length === 0 && text === '') {
    return (
      <Empty
        title="Nobody is here yet"
        text={`The first person who signs up to ${projectName} appears here.`}
      />
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

const toPeople = (total: number) => (total === 1 ? '1 person' : `${toCount(total)} people`)
/** More are not counted. */
const mostCounted = 3_000
const toFound = (total: number) =>
  total >= mostCounted ? `${toPeople(mostCounted)} or more.` : `${toPeople(total)}.`
