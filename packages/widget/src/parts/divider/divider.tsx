import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { dividerStyles } from './divider.css.ts'

registerStyles(dividerStyles)

/** A hairline with a word in its middle. */
export function Divider(props: { children: ReactNode }): ReactNode {
  return <p className="st-divider">{props.children}</p>
}
