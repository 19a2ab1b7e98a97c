import { type ReactNode, useRef } from 'react'
import { WidgetFrame } from '../../app/create-widget.tsx'
import { registerOwner } from '../../flow/load-screens.ts'
import type { WidgetProps } from '../../kernel/context/widget-options.ts'
import type { PasswordsScreen } from '../../methods/passwords/flow.ts'
import { login } from '../sign-in/login.ts'
import type { ResetPasswordOptions } from './options.ts'

// a page may show the card of the signed-in user after the reset
registerOwner(login)

/**
 * The password reset inside its custom element: the login widget's flow, starting with the screen that the mail leads
 * to.
 */
export function ResetPassword(props: WidgetProps<ResetPasswordOptions>): ReactNode {
  // a host may pass the token after the page has loaded, and may lose it when it clears the address
  const given = useRef<string | null>(null)
  const token = props.options.passwordResetToken || given.current
  given.current = token
  const start = (): PasswordsScreen => ({ name: 'passwords.reset', token })
  return <WidgetFrame key={token} {...props} start={start} />
}
