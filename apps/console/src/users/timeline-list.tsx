import { useState } from 'react'
import { toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { Timeline } from '../call/replies.ts'
import { Moment, toDay } from '../parts/moment.tsx'
import { Icon } from '../shell/icons.tsx'
import { words } from '../words/words.ts'

type Entry = Timeline['entries'][number]

/** What happened to a user, by day, newest first. */
export function TimelineList({
  first,
  path,
}: {
  /** The newest entries; null while they are read. */
  readonly first: Timeline | null
  readonly path: string
}) {
  // new first entries move those after them, which are then read again
  const [read, setRead] = useState<{
    readonly first: Timeline | null
    readonly pages: readonly Timeline[]
  }>({ first, pages: [] })
  const older = read.first === first ? read.pages : []
  const [error, setError] = useState<unknown>(null)
  if (first === null) return <p className="loading" aria-busy="true" />
  const pages = [first, ...older]
  const next = pages.at(-1)?.next_cursor ?? null
  const showOlder = () =>
    call<Timeline>('GET', `${path}?cursor=${next}`).then(
      (page) => setRead({ first, pages: [...older, page] }),
      setError,
    )
  const days = groupByDay(pages.flatMap(({ entries }) => entries))
  return (
    <>
      {days.map(([day, entries]) => (
        <section key={day} className="day" aria-label={day}>
          <h3>{day === toDay(new Date().toISOString()) ? words().user.today : day}</h3>
          <ol className="timeline">
            {entries.map((entry) => (
              <li key={entry.audit_id} data-outcome={entry.outcome}>
                <Moment at={entry.at} as="hour" />
                <Icon name={entry.outcome} />
                <div>
                  <strong>{entry.what}</strong>
                  {entry.why !== '' && <span className="note">{entry.why}</span>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {days.length === 0 && <p className="note">{words().user.nothing}</p>}
      {error !== null && (
        <p className="banner" role="alert">
          {toWords(error)}
        </p>
      )}
      {next !== null && (
        <button type="button" className="link" onClick={() => void showOlder()}>
          {words().user.older}
        </button>
      )}
    </>
  )
}

function groupByDay(entries: readonly Entry[]): readonly (readonly [string, readonly Entry[]])[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = toDay(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
