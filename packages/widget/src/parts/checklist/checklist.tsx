import type { ReactNode } from 'react'
import { CheckCircleIcon } from '../../icons/check-circle-icon.tsx'
import { CircleIcon } from '../../icons/circle-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { checklistStyles } from './checklist.css.ts'

registerStyles(checklistStyles)

/** A requirement, and whether it is met. */
export interface ChecklistItem {
  readonly text: string
  readonly isMet: boolean
  /** Says for ears what the icon says. */
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
