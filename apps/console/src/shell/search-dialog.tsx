import { type KeyboardEvent, useEffect, useState } from 'react'
import { call } from '../call/call.ts'
import type { AppList, ClientApp, UserList } from '../call/replies.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Marked } from '../parts/marked.tsx'
import { useLater } from '../parts/use-later.ts'
import { type LinkedRoute, open } from './route.ts'

interface Hit {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly route: LinkedRoute
}

const pages: readonly Hit[] = [
  { id: 'page-home', name: 'Home', note: 'Page', route: { page: 'home' } },
  { id: 'page-users', name: 'Users', note: 'Page', route: { page: 'users' } },
  { id: 'page-messages', name: 'Messages', note: 'Page', route: { page: 'messages' } },
  {
    id: 'page-audit',
    name: 'Audit log',
    note: 'Page',
    route: { page: 'audit', userId: null },
  },
  {
    id: 'page-apps',
    name: 'Client apps',
    note: 'Page',
    route: { page: 'apps', isAdding: false },
  },
  {
    id: 'act-add-app',
    name: 'Add an app',
    note: 'Act',
    route: { page: 'apps', isAdding: true },
  },
  { id: 'page-webhooks', name: 'Webhooks', note: 'Page', route: { page: 'webhooks' } },
  {
    id: 'page-configuration',
    name: 'Configuration',
    note: 'Page',
    route: { page: 'configuration' },
  },
  { id: 'page-operators', name: 'Operators', note: 'Page', route: { page: 'operators' } },
]
const mostUsers = 8

/** Finds people and pages, wherever the operator is. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const users = useUsers(useLater(text.trim()))
  const apps = useApps(text.trim())
  const lower = text.trim().toLowerCase()
  const hits = [
    ...users,
    ...apps,
    ...pages.filter(({ name }) => name.toLowerCase().includes(lower)),
  ]
  const at = Math.min(chosen, hits.length - 1)
  const choose = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    open(hit.route)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen((at + step + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter') choose(hits[at])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Search everything" className="search-dialog" isTitleHidden onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-label="Search everything"
        aria-expanded="true"
        aria-controls="hits"
        aria-activedescendant={hits[at]?.id}
        placeholder="People and pages"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div id="hits" role="listbox" aria-label="Found">
        {hits.map((hit, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen row
          <div
            key={hit.id}
            id={hit.id}
            role="option"
            aria-selected={i === at}
            onClick={() => choose(hit)}
          >
            <span>
              <Marked text={hit.name} part={text.trim()} />
            </span>{' '}
            <span className="note">
              <Marked text={hit.note} part={text.trim()} />
            </span>
          </div>
        ))}
      </div>
      {hits.length === 0 && <p className="note">Nothing matches “{text.trim()}”</p>}
    </Dialog>
  )
}

/** Finds client apps by a part of their names; none for less than two letters. */
function useApps(text: string): readonly Hit[] {
  const [all, setAll] = useState<readonly ClientApp[]>([])
  useEffect(() => {
    const ending = new AbortController()
    // Further pages are those of apps that registered themselves.
    call<AppList>('GET', 'apps', undefined, ending.signal).then(
      ({ apps }) => setAll(apps),
      () => {},
    )
    return () => ending.abort()
  }, [])
  if ([...text].length < 2) return []
  const lower = text.toLowerCase()
  return all
    .filter(({ name }) => name.toLowerCase().includes(lower))
    .slice(0, mostUsers)
    .map(({ client_id: clientId, name }) => ({
      id: `app-${clientId}`,
      name,
      note: 'Client app',
      route: { page: 'app', clientId },
    }))
}

/** Finds users by a part of what they are known by; none for less than two letters. */
function useUsers(text: string): readonly Hit[] {
  const [hits, setHits] = useState<readonly Hit[]>([])
  useEffect(() => {
    if ([...text].length < 2) {
      setHits([])
      return
    }
    const ending = new AbortController()
    call<UserList>('POST', 'users/search', { q: text }, ending.signal).then(
      ({ users }) =>
        setHits(
          users.slice(0, mostUsers).map(({ user_id: userId, name, address }) => ({
            id: `hit-${userId}`,
            name: name || address || userId,
            note: name === '' ? '' : address,
            route: { page: 'user', userId },
          })),
        ),
      () => {},
    )
    return () => ending.abort()
  }, [text])
  return hits
}
