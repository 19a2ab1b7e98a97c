import { type ReactNode, useRef } from 'react'
import type { WidgetProps } from '../context/widget-options.ts'
import type { PasswordsScreen } from '../methods/passwords/flow.ts'
import { Login, type LoginOptions } from './login.tsx'

/** What the password reset takes. */
export interface ResetPasswordOptions extends LoginOptions {
  /** The token of the mail's link. @default the one in the page's address */
  passwordResetToken?: string | null
}

/** The password reset inside its element: the login widget's flow from the screen that the mail leads to. */
export function ResetPassword(props: WidgetProps<ResetPasswordOptions>): ReactNode {
  // a host may have the token later than the page, and lose it when the address is cleared
  const given = useRef<string | null>(null)
  const token = props.options.passwordResetToken || given.current
  given.current = token
  const firstScreen: PasswordsScreen = { name: 'passwords.reset', token }
  return <Login key={token} {...props} firstScreen={firstScreen} />
}
