import type { ReactNode } from 'react'
import { CheckCircleIcon } from '../../icons/check-circle-icon.tsx'
import { CircleIcon } from '../../icons/circle-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-checklist{display:grid;gap:8px;margin:10px 0 0;padding:0;list-style:none;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-checklist>li{display:flex;gap:8px}
& .st-checklist .st-icon{width:18px;height:18px;margin-top:1px;color:var(--st-input)}
& .st-checklist>[data-met]{color:var(--st-foreground)}
& .st-checklist>[data-met] .st-icon{color:var(--st-success)}
`)

/** A requirement, and whether it is met. */
export interface ChecklistItem {
  readonly text: string
  readonly isMet: boolean
  /** Says in words what the icon shows, for screen readers. */
  readonly spoken: string
}

/** Requirements, each with a circle that gets a check when it is met. */
export function Checklist(props: { items: readonly ChecklistItem[] }): ReactNode {
  return (
    <ul className="st-checklist">
      {props.items.map(({ text, isMet, spoken }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <CheckCircleIcon /> : <CircleIcon />}
          <span aria-hidden="true">{text}</span>
          <span className="st-hidden">{spoken}</span>
        </li>
      ))}
    </ul>
  )
}
