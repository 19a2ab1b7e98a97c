import { type ReactNode, useState } from 'react'
import type { Answer } from '../call/use-answer.ts'
import { words } from '../words/words.ts'
import { Problem } from './problem.tsx'

/** Where a list stands: at its first page, or after some others. */
export interface Pages {
  /** What the call names to get the page; nothing for the first one. */
  readonly cursor: string | undefined
  readonly isFirst: boolean
  toFirst(): void
  toPrevious(): void
  toNext(cursor: string): void
}

/** Remembers the pages before, since a cursor leads only forward. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([])
  return {
    cursor: cursors.at(-1),
    isFirst: cursors.length === 0,
    toFirst: () => setCursors([]),
    toPrevious: () => setCursors(cursors.slice(0, -1)),
    toNext: (cursor) => setCursors([...cursors, cursor]),
  }
}

/** One page of a list: what was read, its loading, its failure, and the buttons to the pages beside it. */
export function PagedList<Reply extends { readonly next_cursor: string | null }>({
  answer: { reply, error, reload },
  pages,
  problem,
  children,
}: {
  readonly answer: Answer<Reply>
  readonly pages: Pages
  /** What could not be done when the call failed. */
  readonly problem: string
  children(reply: Reply): ReactNode
}) {
  if (reply === null) {
    return error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={problem} error={error} onRetry={reload} />
    )
  }
  const { next_cursor: next } = reply
  return (
    <>
      {children(reply)}
      {(!pages.isFirst || next !== null) && (
        <p className="pages">
          <button type="button" disabled={pages.isFirst} onClick={pages.toPrevious}>
            {words().parts.previous}
          </button>
          <button
            type="button"
            disabled={next === null}
            onClick={() => next !== null && pages.toNext(next)}
          >
            {words().parts.next}
          </button>
        </p>
      )}
    </>
  )
}
