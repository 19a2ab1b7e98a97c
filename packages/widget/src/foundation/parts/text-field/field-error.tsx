import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-field-error{display:flex;gap:6px;margin-top:8px;font-size:var(--st-small);line-height:1.4286;color:var(--st-destructive)}
& .st-field-error .st-icon{width:1.143em;height:1.143em;margin-top:.143em}
`)

/** The message under a field. The field refers to it with `aria-describedby`. */
export function FieldError(props: { id: string; icon?: ReactNode; children: string }): ReactNode {
  return (
    <p className="st-field-error" id={props.id}>
      {props.icon ?? <AlertIcon />}
      <span>{props.children}</span>
    </p>
  )
}
