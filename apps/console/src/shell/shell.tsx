import { type ReactNode, useLayoutEffect, useState } from 'react'
import { call } from '../call/call.ts'
import type { SignedIn } from '../call/replies.ts'
import { Choice } from '../parts/choice.tsx'
import { isTyping } from '../parts/is-typing.ts'
import { toInitials } from '../parts/to-initials.ts'
import { language, languages, speak, words } from '../words/words.ts'
import { Icon, type IconName } from './icons.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { type LinkedRoute, open, type Route, toHref } from './route.ts'
import { SearchDialog } from './search-dialog.tsx'

const entries = [
  { page: 'home', icon: 'home', key: 'h' },
  { page: 'users', icon: 'users', key: 'u' },
  { page: 'messages', icon: 'messages', key: 'm' },
  { page: 'webhooks', icon: 'webhooks', key: 'w' },
  { page: 'audit', icon: 'audit', key: 'a' },
  { page: 'apps', icon: 'apps', key: 'c' },
  { page: 'branding', icon: 'branding', key: 'b' },
  { page: 'configuration', icon: 'configuration', key: 's' },
  { page: 'operators', icon: 'operators', key: 'o' },
] as const satisfies readonly { page: string; icon: IconName; key: string }[]

type EntryPage = (typeof entries)[number]['page']

function toRoute(page: EntryPage): LinkedRoute {
  if (page === 'audit') return { page, userId: null }
  return page === 'apps' ? { page, isAdding: false } : { page }
}

/** The entry to which a page belongs. */
const entryOf: Partial<Record<Route['page'], EntryPage>> = {
  user: 'users',
  app: 'apps',
  trial: 'apps',
  tried: 'apps',
  webhook: 'webhooks',
}

/** The frame of every page: skip link, navigation, keys and search. */
export function Shell({
  me,
  route,
  onSignedOut,
  children,
}: {
  readonly me: SignedIn
  readonly route: Route
  onSignedOut(): void
  readonly children: ReactNode
}) {
  const [dialog, setDialog] = useState<'search' | 'keys' | null>(null)
  const [drawerOf, setDrawerOf] = useState<Route | null>(null)
  // another page closes the drawer
  const isDrawerOpen = drawerOf === route
  useKeys(setDialog)
  const signOut = async () => {
    await call('DELETE', 'session').catch(() => {})
    onSignedOut()
  }
  const names = words().shell
  return (
    <div className="shell">
      <button type="button" className="skip" onClick={focusMain}>
        {names.skip}
      </button>
      <button
        type="button"
        className="icon-button drawer-button"
        aria-expanded={isDrawerOpen}
        aria-controls="navigation"
        aria-label={names.navigation}
        onClick={() => setDrawerOf(isDrawerOpen ? null : route)}
      >
        <Icon name="menu" />
      </button>
      <nav id="navigation" aria-label={names.console} data-open={isDrawerOpen || undefined}>
        <p className="project">{me.project.name}</p>
        <button type="button" className="search-button" onClick={() => setDialog('search')}>
          <Icon name="search" />
          {names.search}
          <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <ul>
          {entries.map(({ page, icon }) => (
            <li key={page}>
              <a
                href={toHref(toRoute(page))}
                aria-current={(entryOf[route.page] ?? route.page) === page ? 'page' : undefined}
              >
                <Icon name={icon} />
                {names.pages[page]}
              </a>
            </li>
          ))}
        </ul>
        <div className="me">
          <span className="avatar" aria-hidden="true">
            {toInitials(me.operator.name)}
          </span>
          <span className="me-name">{me.operator.name}</span>
        </div>
        <div className="speaks">
          <Choice label={names.language} value={language()} choices={languages} onChoose={speak} />
          <button type="button" className="quiet" onClick={() => void signOut()}>
            {names.signOut}
          </button>
        </div>
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {dialog === 'search' && <SearchDialog onClose={() => setDialog(null)} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
    </div>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** No link: the address names the page, so that a link to a place in it would leave it. */
function focusMain(): void {
  document.getElementById('main')?.focus()
}

/** The keys that work on every page: search, all keys, and a letter for each page after G. */
function useKeys(onDialog: (dialog: 'search' | 'keys') => void): void {
  // with the page itself: a key that is pressed as soon as the page is seen counts
  useLayoutEffect(() => {
    let isAfterG = false
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onDialog('search')
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') onDialog('keys')
      const entry = isAfterG ? entries.find(({ key }) => key === event.key) : undefined
      if (entry) open(toRoute(entry.page))
      isAfterG = event.key === 'g'
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onDialog])
}
