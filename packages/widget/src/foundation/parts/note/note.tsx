import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-screen>.st-note{margin-top:calc(5*var(--st-spacing));padding:13px 15px;border:1px solid var(--st-border);border-radius:6px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-note>h2{margin:0 0 4px;font-size:inherit;font-weight:600;color:var(--st-foreground)}
`)

/** A framed explanation for a user who wants to know more. The screen works without it. */
export function Note(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="st-note">
      <h2>{props.title}</h2>
      <p>{props.children}</p>
    </section>
  )
}
