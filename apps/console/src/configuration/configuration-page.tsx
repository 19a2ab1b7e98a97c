import { type ReactNode, useState } from 'react'
import type { Configuration } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Empty } from '../parts/empty.tsx'
import { Fact } from '../parts/facts.tsx'
import { ListSearch } from '../parts/list-search.tsx'
import { Marked } from '../parts/marked.tsx'
import { Problem } from '../parts/problem.tsx'
import { useRowKeys } from '../parts/rows.ts'
import { Snippet } from '../parts/snippet.tsx'
import type { PageProps } from '../shell/app.tsx'
import { words } from '../words/words.ts'
import { type Entry, toEntries } from './to-entries.ts'

/** Each key: its value, where it comes from, and what it would be without that. The file owns them all. */
export function ConfigurationPage({ onSessionLost }: PageProps) {
  const { reply, error, reload } = useAnswer<Configuration>('configuration')
  const [wanted, setWanted] = useState('')
  const [isShort, setShort] = useState(false)
  const [openKey, setOpenKey] = useState<string | null>(null)
  useLostSession(error, onSessionLost)
  useRowKeys()
  const text = words().configuration
  if (reply === null) {
    return error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={text.unread} error={error} onRetry={reload} />
    )
  }
  const part = wanted.trim()
  const found = toEntries(reply).filter(
    ({ key, value, isWritten }) =>
      (!isShort || isWritten) && `${key}\n${value}`.toLowerCase().includes(part.toLowerCase()),
  )
  return (
    <>
      <header className="head">
        <h1>{text.title}</h1>
        <p className="note">{text.note(reply.file ?? 'portico.config.ts')}</p>
      </header>
      <div className="filters">
        <ListSearch
          label={text.search}
          value={wanted}
          onChange={setWanted}
          onClear={() => setWanted('')}
        />
        <label className="choice">
          <input
            type="checkbox"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          {text.onlyWritten}
        </label>
      </div>
      {found.length === 0 ? (
        <Empty title={text.nothing} text={text.nothingText} />
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.columns.key}</th>
              <th scope="col">{text.columns.value}</th>
              <th scope="col">{text.columns.source}</th>
              <th scope="col">{text.columns.missing}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((entry) => (
              <Row
                key={entry.key}
                entry={entry}
                part={part}
                isOpen={openKey === entry.key}
                onToggle={() => setOpenKey(openKey === entry.key ? null : entry.key)}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Row({
  entry,
  part,
  isOpen,
  onToggle,
}: {
  readonly entry: Entry
  readonly part: string
  readonly isOpen: boolean
  onToggle(): void
}): ReactNode {
  const text = words().configuration
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="quiet key"
            data-row
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <code>
              <Marked text={entry.key} part={part} />
            </code>
          </button>
        </th>
        <td className="value">
          <Marked text={entry.value} part={part} />
        </td>
        <td className="one-line">{entry.source}</td>
        <td className="value wide">{entry.missing}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} className="detail">
            <section aria-label={text.detail(entry.key)}>
              <dl className="panel facts">
                <Fact name={text.now}>
                  <code>{entry.value}</code>
                </Fact>
                <Fact name={text.from}>
                  {entry.place}
                  {entry.isFollowing && <span className="note">{text.follows}</span>}
                </Fact>
                <Fact name={text.missing}>
                  <code>{entry.missing}</code>
                </Fact>
              </dl>
              <p>
                {text.toChange}: {entry.advice}
              </p>
              <Snippet label={text.copySnippet} text={entry.snippet} />
            </section>
          </td>
        </tr>
      )}
    </>
  )
}
