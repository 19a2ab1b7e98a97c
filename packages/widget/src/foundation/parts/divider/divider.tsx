import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-divider{display:flex;align-items:center;gap:12px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-divider::before,& .st-divider::after{content:"";flex:1;border-top:1px solid var(--st-divider-color,var(--st-border))}
`)

/** A hairline with a word in its middle. */
export function Divider(props: { children: ReactNode }): ReactNode {
  return <p className="st-divider">{props.children}</p>
}
