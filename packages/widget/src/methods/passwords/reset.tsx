import type { Client } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../context/text-context.ts'
import { useWidget } from '../../context/widget-context.ts'
import { ErrorView } from '../../error/error-screen.tsx'
import { MessageError } from '../../host/message-error.ts'
import type { PasswordsEvent } from './flow.ts'
import { LoggingIn } from './logging-in.tsx'
import { ResetForm } from './reset-form.tsx'

/** The kind of link that was followed stands in the address, also where the host hands the token in. */
function readLink(client: Client, given: string | null) {
  const found = client.parseAuthenticateUrl()
  const isLogIn = found?.tokenType === 'login'
  const isOurs = isLogIn || found?.tokenType === 'reset_password'
  return { token: given ?? (isOurs ? found.token : null), isLogIn }
}

/** The page that the reset mail leads to: its one link resets the password, the other one logs in. */
export function Reset(props: {
  given: string | null
  emit: (event: PasswordsEvent) => void
}): ReactNode {
  const { client, host } = useWidget()
  const text = useText()
  // once: the token leaves the address when it is used
  const [{ token, isLogIn }] = useState(() => readLink(client, props.given))
  const fault = token === null ? text('password.reset.noToken') : null

  useEffect(() => {
    if (fault) host.report(new MessageError(fault))
  }, [fault, host])

  if (token === null) return <ErrorView message={fault ?? ''} />
  const Form = isLogIn ? LoggingIn : ResetForm
  return <Form token={token} emit={props.emit} />
}
