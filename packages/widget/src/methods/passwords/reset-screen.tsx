import type { Client } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { ErrorView } from '../../error/error-screen.tsx'
import type { ScreenProps } from '../../flow/method.ts'
import type { PasswordsEvent, PasswordsScreen } from './flow.ts'
import { LoggingIn } from './logging-in.tsx'
import { ResetForm } from './reset-form.tsx'

type Reset = Extract<PasswordsScreen, { name: 'passwords.reset' }>

/** The kind of link that was followed stands in the address, also where the host hands the token in. */
function readLink(client: Client, given: string | null) {
  const found = client.parseAuthenticateUrl()
  const isLogIn = found?.tokenType === 'login'
  const isOurs = isLogIn || found?.tokenType === 'reset_password'
  return { token: given ?? (isOurs ? found.token : null), isLogIn }
}

/** The page that the reset mail leads to: its one link resets the password, the other one logs in. */
export function View({ screen, emit }: ScreenProps<Reset, PasswordsEvent>): ReactNode {
  const { client } = useWidget()
  const text = useText()
  // once: the token leaves the address when it is used
  const [{ token, isLogIn }] = useState(() => readLink(client, screen.token))
  if (token === null) return <ErrorView message={text('password.reset.noToken')} />
  const Form = isLogIn ? LoggingIn : ResetForm
  return <Form token={token} emit={emit} />
}
