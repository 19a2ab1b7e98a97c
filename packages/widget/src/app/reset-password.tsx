import { type ReactNode, useRef } from 'react'
import { registerOwner } from '../flow/load-screens.ts'
import type { ResetPasswordOptions, WidgetProps } from '../kernel/context/widget-options.ts'
import type { PasswordsScreen } from '../methods/passwords/flow.ts'
import { WidgetFrame } from './create-widget.tsx'
import { login } from './login.ts'

// the card of the signed-in user, where a page asks for it
registerOwner(login)

/** The password reset inside its element: the login widget's flow from the screen that the mail leads to. */
export function ResetPassword(props: WidgetProps<ResetPasswordOptions>): ReactNode {
  // a host may have the token later than the page, and lose it when the address is cleared
  const given = useRef<string | null>(null)
  const token = props.options.passwordResetToken || given.current
  given.current = token
  const start = (): PasswordsScreen => ({ name: 'passwords.reset', token })
  return <WidgetFrame key={token} {...props} start={start} />
}
