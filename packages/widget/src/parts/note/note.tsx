import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { noteStyles } from './note.css.ts'

registerStyles(noteStyles)

/** A framed explanation, for whoever wonders; the screen can be used without it. */
export function Note(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="st-note">
      <h2>{props.title}</h2>
      <p>{props.children}</p>
    </section>
  )
}
