import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-lead{color:var(--st-muted-foreground)}
`)

/** The sentence under the heading. */
export function Lead(props: { children: ReactNode }): ReactNode {
  return <p className="st-lead">{props.children}</p>
}
