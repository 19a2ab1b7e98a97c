import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Breakable } from '../breakable/breakable.tsx'

registerStyles(`
& .st-destination{color:var(--st-foreground);font-weight:600}
& .st-destination[data-own-line]{display:block}
& .st-destination wbr{display:none}
@container (max-width:239.9px){& .st-destination wbr{display:inline}}
`)

/**
 * The address or number that a message went to: isolated, so that its direction does not mix with the
 * sentence's, bold, never cut. It begins a line where it does not fit beside the words before it; on the narrowest cards,
 * where it may be wider than a line, it breaks at its parts. It stands in a `Lead`; `isOwnLine` gives it a line of its own
 * there.
 */
export function Destination(props: { isOwnLine?: boolean; children: string }): ReactNode {
  return (
    <b className="st-destination" data-own-line={props.isOwnLine || undefined}>
      <bdi>
        <Breakable>{props.children}</Breakable>
      </bdi>
    </b>
  )
}
