import { Fragment, type ReactNode } from 'react'

/** Behind what an address may end its line: where a reader pauses, too. */
const pause = /(?<=[@.+_-])/

/** An address that breaks at its parts where it does not fit its line, and in the middle of one only where that does not. */
export function Breakable({ children }: { children: string }): ReactNode {
  return children.split(pause).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
