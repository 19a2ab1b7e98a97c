import { type ReactNode, useRef } from 'react'
import type { WidgetProps } from '../elements/widget-options.ts'
import type { PasswordsScreen } from '../methods/passwords/flow.ts'
import { Login, type LoginOptions } from './login.tsx'

/** What the password reset takes. */
export interface ResetPasswordOptions extends LoginOptions {
  /** The token of the mail's link. @default the one in the page's address */
  passwordResetToken?: string | null
}

/** The kind of link that was followed stands in the address, also where the host hands the token in. */
function toFirstScreen({ client, passwordResetToken }: ResetPasswordOptions): PasswordsScreen {
  const found = client.parseAuthenticateUrl()
  const isLogIn = found?.tokenType === 'login'
  const isOurs = isLogIn || found?.tokenType === 'reset_password'
  const token = passwordResetToken || (isOurs && found.token) || null
  return { name: isLogIn ? 'passwords.loggingIn' : 'passwords.reset', token }
}

/** The password reset inside its element: the login widget's flow from the screen that the mail leads to. */
export function ResetPassword(props: WidgetProps<ResetPasswordOptions>): ReactNode {
  const { options } = props
  const given = options.passwordResetToken ?? null
  const kept = useRef<{ given: string | null; firstScreen: PasswordsScreen } | null>(null)
  // a host may have the token later than the page, and take it away once it was used
  if (!kept.current || (given && given !== kept.current.given))
    kept.current = { given, firstScreen: toFirstScreen(options) }
  const { firstScreen } = kept.current
  return <Login key={kept.current.given} {...props} firstScreen={firstScreen} />
}
