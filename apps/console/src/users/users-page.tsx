import { useState } from 'react'
import type { ListedUser, UserList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Choice } from '../parts/choice.tsx'
import { toCount } from '../parts/count.ts'
import { Empty } from '../parts/empty.tsx'
import { ListSearch } from '../parts/list-search.tsx'
import { Marked } from '../parts/marked.tsx'
import { Moment, toDay } from '../parts/moment.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
import { useRowKeys } from '../parts/rows.ts'
import { toInitials } from '../parts/to-initials.ts'
import { useLater } from '../parts/use-later.ts'
import type { PageProps } from '../shell/app.tsx'
import { toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'

/** Searched from this length on. */
const shortest = 2

const states = ['', 'blocked', 'not_verified'] as const

/** All users, or those whom a search or a state finds. */
export function UsersPage({ me, onSessionLost }: PageProps) {
  const [text, setText] = useState('')
  const [state, setState] = useState<(typeof states)[number]>('')
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
  const names = words().users
  const clear = () => {
    setText('')
    pages.toFirst()
  }
  return (
    <>
      <header className="head">
        <h1>{names.title}</h1>
        {reply?.total !== null && reply !== null && wanted === '' && (
          <p className="note">{toPeople(reply.total)}</p>
        )}
      </header>
      <div className="filters">
        <ListSearch
          label={names.search}
          value={text}
          onChange={(value) => {
            setText(value)
            pages.toFirst()
          }}
          onClear={clear}
        />
        <Choice
          label={names.state}
          value={state}
          choices={states.map((one) => [one, names.states[one]] as const)}
          isDisabled={wanted !== ''}
          onChoose={(value) => {
            setState(value)
            pages.toFirst()
          }}
        />
      </div>
      <PagedList answer={answer} pages={pages} problem={names.unread}>
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
  const names = words().users
  if (reply.users.length === 0 && text !== '' && reply.next_cursor === null) {
    return (
      <Empty title={names.nobody(text)} text={names.searched}>
        <button type="button" onClick={onClear}>
          {names.clear}
        </button>
      </Empty>
    )
  }
  if (reply.users.length === 0 && text === '') {
    return <Empty title={names.none} text={names.noneText(projectName)} />
  }
  return (
    <>
      <table aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{names.columns.name}</th>
            <th scope="col">{names.columns.address}</th>
            <th scope="col">{names.columns.signsIn}</th>
            <th scope="col">{names.columns.seen}</th>
            <th scope="col">{names.columns.state}</th>
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
          {reply.total === null ? names.twoLetters : toFound(reply.total)}{' '}
          <button type="button" className="link" onClick={onClear}>
            {names.clear}
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
        <span className="person">
          <span className="avatar" aria-hidden="true">
            {toInitials(name || address)}
          </span>
          <a href={toHref({ page: 'user', userId })} data-row>
            {name === '' ? (
              <span className="note">{words().users.noName}</span>
            ) : (
              <Marked text={name} part={text} />
            )}
            <span className="hidden">, {address}</span>
          </a>
        </span>
      </th>
      <td className="address">
        <bdi>
          <Marked text={address} part={text} />
        </bdi>
      </td>
      <td className="wide">{user.signs_in_with.join(', ')}</td>
      <td>{user.last_seen_at ? <Moment at={user.last_seen_at} /> : words().users.never}</td>
      <td className={user.state === 'active' ? 'wide' : undefined}>
        <State user={user} />
      </td>
    </tr>
  )
}

/** The state of a user; only what asks for attention has a dot. */
export function State({ user }: { readonly user: ListedUser }) {
  if (user.state === 'active') return <>{words().users.active}</>
  const names = words().users
  const texts = {
    blocked: names.blocked,
    not_verified: names.notVerified,
    leaving: names.leaves(user.leaves_at ? toDay(user.leaves_at) : names.laterDay),
  }
  return (
    <span className="state one-line" data-state={user.state}>
      {texts[user.state]}
    </span>
  )
}

const toPeople = (total: number) => words().users.people(toCount(total))
/** More are not counted. */
const mostCounted = 3_000
const toFound = (total: number) =>
  total >= mostCounted ? words().users.orMore(toPeople(mostCounted)) : `${toPeople(total)}.`
