import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-destination{color:var(--st-foreground);font-weight:600}
& .st-destination[data-own-line]{display:block}
`)

/**
 * The address or number that a message went to: isolated, so that its direction does not mix with the
 * sentence's, bold, never cut. It stands in a `Lead`; `isOwnLine` gives it a line of its own there.
 */
export function Destination(props: { isOwnLine?: boolean; children: string }): ReactNode {
  return (
    <b className="st-destination" data-own-line={props.isOwnLine || undefined}>
      <bdi>{props.children}</bdi>
    </b>
  )
}
