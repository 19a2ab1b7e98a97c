import { useEffect, useRef, useState } from 'react'
import { call } from './call.ts'
import { follow } from './follow.ts'

/**
 * Follows a list while the page stands: what is new waits until the operator wants to see it, so that the rows that they
 * read do not move.
 *
 * @param path the call that reads the list
 * @param live the call that says when the list is to be read again
 * @param shown the list on the page
 * @param toIds names each row of a list, and its state
 * @returns how many rows are new, and how many shown ones are gone
 */
export function useNewRows<Reply>({
  path,
  live,
  shown,
  toIds,
  onSessionLost,
}: {
  readonly path: string
  readonly live: string
  readonly shown: Reply | null
  toIds(reply: Reply): readonly string[]
  onSessionLost(): void
}): { readonly fresh: number; readonly gone: number } {
  const [newest, setNewest] = useState<{ readonly path: string; readonly reply: Reply } | null>(
    null,
  )
  const lost = useRef(onSessionLost)
  lost.current = onSessionLost
  useEffect(
    () =>
      follow(
        live,
        () => {
          // After a failure the page shows what it has until the next event.
          call<Reply>('GET', path).then(
            (reply) => setNewest({ path, reply }),
            () => {},
          )
        },
        () => lost.current(),
      ),
    [path, live],
  )
  if (newest?.path !== path || shown === null) return { fresh: 0, gone: 0 }
  const [now, before] = [new Set(toIds(newest.reply)), new Set(toIds(shown))]
  const countMissing = (from: ReadonlySet<string>, of: ReadonlySet<string>) =>
    [...of].filter((id) => !from.has(id)).length
  return { fresh: countMissing(before, now), gone: countMissing(now, before) }
}
