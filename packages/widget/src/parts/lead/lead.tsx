import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { leadStyles } from './lead.css.ts'

registerStyles(leadStyles)

/** The sentence under the heading. */
export function Lead(props: { children: ReactNode }): ReactNode {
  return <p className="st-lead">{props.children}</p>
}
