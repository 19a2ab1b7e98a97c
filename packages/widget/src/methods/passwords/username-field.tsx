import type { ReactNode } from 'react'
import { LockedField } from '../../foundation/parts/text-field/locked-field.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** The address of the user: read-only for the user, and the user name for password managers. */
export function UsernameField({ email }: { email: string }): ReactNode {
  const { toInputId } = useWidget()
  const text = useText()
  return (
    <LockedField
      id={toInputId('username')}
      name="username"
      label={text('formField.email.label')}
      type="email"
      autoComplete="username"
      dir="ltr"
      value={email}
    />
  )
}
