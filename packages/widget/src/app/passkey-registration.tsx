import type { ReactNode } from 'react'
import type { WidgetProps } from '../elements/widget-options.ts'
import type { PasskeysScreen } from '../methods/passkeys/flow.ts'
import { Login, type LoginOptions } from './login.tsx'

const firstScreen: PasskeysScreen = { name: 'passkeys.registration' }

/** The passkey registration inside its element: the login widget's frame around one screen, which is loaded. */
export function PasskeyRegistration(props: WidgetProps<LoginOptions>): ReactNode {
  return <Login {...props} firstScreen={firstScreen} />
}
