import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/** A layer fills slowly and waits; a second layer above it fills at once when the wait is over. */
registerStyles(`
& .st-progress{position:relative;height:4px;overflow:hidden;background:var(--st-border);border-radius:2px}
& .st-progress::before,& .st-progress::after{content:"";position:absolute;inset:0;background:var(--st-primary);border-radius:2px}
& .st-progress::before{inset-inline-end:10%;animation:st-fill 10s ease-out}
& .st-progress::after{inset-inline-end:100%;transition:inset .15s}
& .st-progress[data-done]::after{inset-inline-end:0}
@keyframes st-fill{from{inset-inline-end:100%}}
@media (prefers-reduced-motion:reduce){& .st-progress::before{animation:st-fill 10s steps(4)!important}}
@media (forced-colors:active){& .st-progress{forced-color-adjust:none;background:GrayText}& .st-progress::before,& .st-progress::after{background:Highlight}}
`)

/** A progress bar that fills to 90 % in ten seconds and waits there; `isDone` fills it at once. */
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
