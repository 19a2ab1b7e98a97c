import type { ReactNode } from 'react'
import { LockedField } from '../../foundation/parts/text-field/locked-field.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** Whose password it is: read-only for the person, and the user name for a password manager. */
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
