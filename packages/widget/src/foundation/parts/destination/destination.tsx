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
 * The address or number that a message was sent to. It is isolated, so that its text direction does not affect the
 * sentence; it is bold, and never cut off. If it does not fit beside the words before it, it starts a new line; if it
 * is wider than a line, as on the narrowest cards, it wraps between its parts. Use it inside a `Lead`; `isOwnLine`
 * gives it a line of its own there.
 */
export function Destination(props: { isOwnLine?: boolean; children: string }): ReactNode {
  return (
    <b className="st-destination" data-own-line={props.isOwnLine || undefined}>
      <bdi dir="ltr">
        <Breakable>{props.children}</Breakable>
      </bdi>
    </b>
  )
}
