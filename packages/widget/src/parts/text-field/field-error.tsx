import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/alert-icon.tsx'

/** The message under a field; the field points at it with `aria-describedby`. */
export function FieldError(props: { id: string; icon?: ReactNode; children: string }): ReactNode {
  return (
    <p className="st-field-error" id={props.id}>
      {props.icon ?? <AlertIcon />}
      <span>{props.children}</span>
    </p>
  )
}
