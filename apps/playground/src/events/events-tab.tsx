import { type ReactNode, useState } from 'react'
import { Choice } from '../parts/choice.tsx'
import { PressButton } from '../parts/press-button.tsx'
import type { SignedIn } from '../session/use-session.ts'
import { type Entry, type EntryKind, filterEntries } from './event-entries.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'event', label: 'Events' },
  { value: 'error', label: 'Errors' },
  { value: 'session', label: 'Session' },
] as const satisfies readonly { value: EntryKind | 'all'; label: string }[]

/** The session of this browser, and what happened in and around the widget. */
export function EventsTab(props: {
  entries: readonly Entry[]
  signedIn: SignedIn | null
  onSignOut: () => void
  onClear: () => void
}): ReactNode {
  const { signedIn } = props
  const [filter, setFilter] = useState<EntryKind | 'all'>('all')
  const entries = filterEntries(props.entries, filter === 'all' ? null : filter)
  return (
    <div className="pg-events">
      <div className="pg-session" data-signed-in={signedIn !== null || undefined}>
        <p>
          {signedIn ? (
            <>
              Signed in as <b>{signedIn.name}</b>
              <span className="pg-muted">Until {toTime(Date.parse(signedIn.expiresAt))}</span>
            </>
          ) : (
            <span className="pg-muted">No session. Nobody is signed in.</span>
          )}
        </p>
        {signedIn && <PressButton onPress={() => props.onSignOut()}>Sign out</PressButton>}
      </div>
      <div className="pg-row">
        <Choice label="Show" options={filters} value={filter} onChoose={setFilter} />
        {props.entries.length > 0 && (
          <PressButton kind="quiet" onPress={() => props.onClear()}>
            Clear
          </PressButton>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="pg-muted">Nothing yet. Use the widget, and its events appear here.</p>
      ) : (
        <ol className="pg-entries">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryView entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function EntryView({ entry }: { entry: Entry }): ReactNode {
  const face = (
    <>
      <time dateTime={new Date(entry.at).toISOString()}>{toTime(entry.at)}</time>
      <span className="pg-entry-name">{entry.name}</span>
      <span className="pg-entry-summary">{entry.summary}</span>
    </>
  )
  if (entry.details === undefined) {
    return (
      <div className="pg-entry" data-kind={entry.kind}>
        {face}
      </div>
    )
  }
  return (
    <details>
      <summary className="pg-entry" data-kind={entry.kind}>
        {face}
      </summary>
      <pre className="pg-details">{JSON.stringify(entry.details, null, 2)}</pre>
    </details>
  )
}

/** Hours, minutes and seconds, as a log has them. */
function toTime(at: number): string {
  return new Date(at).toTimeString().slice(0, 8)
}
