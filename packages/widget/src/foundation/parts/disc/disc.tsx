import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-disc{display:grid;place-items:center;width:48px;height:48px;background:var(--st-muted);border:1px solid var(--st-border);border-radius:50%}
& .st-disc[data-tone=success]{background:var(--st-success-fill);color:var(--st-success-foreground);border-color:transparent}
& .st-disc[data-tone=error]{background:color-mix(in srgb,var(--st-destructive) var(--st-tint),var(--st-background));color:var(--st-destructive);border-color:color-mix(in srgb,var(--st-destructive) 32%,var(--st-background))}
& .st-disc .st-icon{width:24px;height:24px}
& .st-disc[data-tone=success] path{stroke-dasharray:1;animation:st-draw .24s ease-out}
@keyframes st-draw{from{stroke-dashoffset:1}}
`)

/** The round icon above the heading of a screen that reports a result. A screen has at most one. */
export function Disc(props: { tone: 'neutral' | 'success' | 'error'; icon: ReactNode }): ReactNode {
  return (
    <div className="st-disc" data-tone={props.tone}>
      {props.icon}
    </div>
  )
}
