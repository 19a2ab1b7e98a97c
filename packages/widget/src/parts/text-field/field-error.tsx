import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { fieldErrorStyles } from './field-error.css.ts'

registerStyles(fieldErrorStyles)

/** The message under a field; the field points at it with `aria-describedby`. */
export function FieldError(props: { id: string; icon?: ReactNode; children: string }): ReactNode {
  return (
    <p className="st-field-error" id={props.id}>
      {props.icon ?? <AlertIcon />}
      <span>{props.children}</span>
    </p>
  )
}
