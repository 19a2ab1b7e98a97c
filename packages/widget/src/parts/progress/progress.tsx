import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { progressStyles } from './progress.css.ts'

registerStyles(progressStyles)

/** A bar that fills to 90 % in ten seconds and waits there; `isDone` fills it at once. */
export function Progress(props: { isDone?: boolean; label: string }): ReactNode {
  return (
    <div
      className="st-progress"
      role="progressbar"
      aria-label={props.label}
      data-done={props.isDone || undefined}
    />
  )
}
