import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { type TabId, tabs } from './choices.ts'

const labels: Readonly<Record<TabId, string>> = {
  config: 'Config',
  theme: 'Theme',
  inbox: 'Inbox',
  events: 'Events',
  snippet: 'Snippet',
}

/** The tabs of the panel. Arrow keys, Home and End choose; only the chosen one is in the tab order. */
export function PanelTabs(props: {
  selected: TabId
  unreadCount: number
  onSelect: (tab: TabId) => void
}): ReactNode {
  const { selected, unreadCount } = props
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(selected)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -at,
      End: -at - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    props.onSelect(next)
    row.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <div className="pg-tabs" role="tablist" aria-label="Tools" ref={row}>
      {tabs.map((id) => (
        <button
          key={id}
          className="pg-tab"
          type="button"
          role="tab"
          id={`tab-${id}`}
          data-label={labels[id]}
          aria-selected={id === selected}
          aria-controls={id === selected ? 'panel' : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => props.onSelect(id)}
          onKeyDown={move}
        >
          {labels[id]}
          {id === 'inbox' && unreadCount > 0 && (
            <span className="pg-count">
              {unreadCount > 99 ? '99+' : unreadCount}
              <span className="pg-hidden"> unread</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
