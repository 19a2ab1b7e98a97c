import { Fragment, type ReactNode } from 'react'

/** The characters after which an address may break: where a reader pauses as well. */
const pause = /(?<=[@.+_-])/

/** Shows an address that wraps between its parts; inside a part only if the part is longer than the line. */
export function Breakable({ children }: { children: string }): ReactNode {
  return children.split(pause).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
