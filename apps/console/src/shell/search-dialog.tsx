import { type KeyboardEvent, useEffect, useState } from 'react'
import { call } from '../call/call.ts'
import type { AppList, UserList, WebhookList } from '../call/replies.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Marked } from '../parts/marked.tsx'
import { useLater } from '../parts/use-later.ts'
import { words } from '../words/words.ts'
import { type LinkedRoute, open } from './route.ts'

interface Hit {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly route: LinkedRoute
}

/** The pages and the acts that need no person. */
function toPages(): readonly Hit[] {
  const { pages, page, act } = words().shell
  const hits: readonly (readonly [id: string, name: string, note: string, route: LinkedRoute])[] = [
    ['page-home', pages.home, page, { page: 'home' }],
    ['page-users', pages.users, page, { page: 'users' }],
    ['page-messages', pages.messages, page, { page: 'messages' }],
    ['page-webhooks', pages.webhooks, page, { page: 'webhooks' }],
    ['page-audit', pages.audit, page, { page: 'audit', userId: null }],
    ['page-apps', pages.apps, page, { page: 'apps', isAdding: false }],
    ['act-add-app', words().apps.add, act, { page: 'apps', isAdding: true }],
    ['page-branding', pages.branding, page, { page: 'branding' }],
    ['page-configuration', pages.configuration, page, { page: 'configuration' }],
    ['page-operators', pages.operators, page, { page: 'operators' }],
  ]
  return hits.map(([id, name, note, route]) => ({ id, name, note, route }))
}

/** Of each kind. */
const mostHits = 8

/** Finds people and pages, wherever the operator is. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const users = useUsers(useLater(text.trim()))
  const apps = useNamed(text.trim())
  const lower = text.trim().toLowerCase()
  const hits = [
    ...users,
    ...apps,
    ...toPages().filter(({ name }) => name.toLowerCase().includes(lower)),
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
  const names = words().shell
  return (
    <Dialog title={names.searchAll} className="search-dialog" isTitleHidden onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-label={names.searchAll}
        aria-expanded="true"
        aria-controls="hits"
        aria-activedescendant={hits[at]?.id}
        placeholder={names.searchHint}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div id="hits" role="listbox" aria-label={names.found}>
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
      {hits.length === 0 && <p className="note">{names.nothing(text.trim())}</p>}
    </Dialog>
  )
}

/** Finds client apps and webhook endpoints by a part of their names; none for less than two letters. */
function useNamed(text: string): readonly Hit[] {
  const [apps, setApps] = useState<readonly Hit[]>([])
  const [endpoints, setEndpoints] = useState<readonly Hit[]>([])
  useEffect(() => {
    const ending = new AbortController()
    const { app: note, webhook } = words().shell
    // Further pages are those of apps that registered themselves.
    call<AppList>('GET', 'apps', undefined, ending.signal).then(
      ({ apps: all }) =>
        setApps(
          all.map(({ client_id: clientId, name }) => ({
            id: `app-${clientId}`,
            name,
            note,
            route: { page: 'app', clientId },
          })),
        ),
      () => {},
    )
    call<WebhookList>('GET', 'webhooks', undefined, ending.signal).then(
      ({ endpoints: all }) =>
        setEndpoints(
          all.map(({ endpoint_id: endpointId }) => ({
            id: `webhook-${endpointId}`,
            name: endpointId,
            note: webhook,
            route: { page: 'webhook', endpointId },
          })),
        ),
      () => {},
    )
    return () => ending.abort()
  }, [])
  if ([...text].length < 2) return []
  const lower = text.toLowerCase()
  const found = (hits: readonly Hit[]) =>
    hits.filter(({ name }) => name.toLowerCase().includes(lower)).slice(0, mostHits)
  return [...found(apps), ...found(endpoints)]
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
          users.slice(0, mostHits).map(({ user_id: userId, name, address }) => ({
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
