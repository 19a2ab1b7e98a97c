import { useRef, useState } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { Problem } from '../use-submit.ts'
import { useAct } from './use-act.ts'

/** The error of an act that would leave the user without a way to sign in. */
const lastWayIn = 'cannot_delete_last_primary_factor'

/** The removal of rows from a list of the account. */
export interface Removal<Row> {
  remove(row: Row): void
  readonly isPending: boolean
  /** The row that stays, because it is the only way to sign in. */
  readonly kept: Row | null
  /** Why a removal failed otherwise. */
  readonly problem: Problem | null
}

/** Removes rows at once. The service refuses to remove the only way to sign in; that row then says why. */
export function useRemoval<Row>(options: {
  /** The act, with `{value}` for the row. */
  act: TextId
  toValue: (row: Row) => string
  /** Goes on when the user leaves the section, so that the list shows what the service has done by then. */
  call: (row: Row) => Promise<unknown>
  onRemoved: (row: Row) => void
}): Removal<Row> {
  const text = useText()
  const latest = useRef<Row | null>(null)
  const [kept, setKept] = useState<Row | null>(null)
  const { submit, isPending, problem } = useAct({
    act: (row: Row) => text(options.act, { value: options.toValue(row) }),
    call: options.call,
    done: (_, row) => options.onRemoved(row),
    failed: ({ errorType }) => setKept(errorType === lastWayIn ? latest.current : null),
  })
  return {
    remove(row) {
      latest.current = row
      setKept(null)
      submit(row)
    },
    isPending,
    kept,
    problem: problem?.errorType === lastWayIn ? null : problem,
  }
}
