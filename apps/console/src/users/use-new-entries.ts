import { useEffect, useState } from 'react'
import { call } from '../call/call.ts'
import { follow } from '../call/follow.ts'
import type { Timeline } from '../call/replies.ts'

/**
 * Follows a timeline while the page stands: new entries wait until the operator wants to see them, so that the
 * entries that they read do not move.
 *
 * @returns how many entries are newer than those that are shown
 */
export function useNewEntries(path: string, shown: Timeline | null): number {
  const [newest, setNewest] = useState<Timeline | null>(null)
  useEffect(
    () =>
      follow(`${path}/live`, () => {
        // After a failure the page shows what it has until the next event.
        call<Timeline>('GET', path).then(setNewest, () => {})
      }),
    [path],
  )
  if (newest === null || shown === null) return 0
  const known = new Set(shown.entries.map(({ audit_id: id }) => id))
  return newest.entries.filter(({ audit_id: id }) => !known.has(id)).length
}
