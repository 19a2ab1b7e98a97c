import type { Client } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { Waiting } from '../../flow/waiting.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { DeadLink } from './dead-link.tsx'
import type { PasswordsProps } from './flow.ts'
import { LoggingIn } from './logging-in.tsx'
import { useLinkCheck } from './use-link-check.ts'

/**
 * Reads the token, and whether it is that of a log-in link. The kind of link is always in the page's address, even if
 * the host passes the token.
 */
function readLink(client: Client, given: string | null) {
  const found = client.parseAuthenticateUrl()
  const isLogIn = found?.tokenType === 'login'
  const isOurs = isLogIn || found?.tokenType === 'reset_password'
  return { token: given ?? (isOurs ? found.token : null), isLogIn }
}

/** The page that the reset mail leads to. One link of the mail resets the password, the other link logs in. */
export function Reset({ screen, emit }: PasswordsProps<'passwords.reset'>): ReactNode {
  const { client, host } = useWidget()
  const text = useText()
  // read only once, because using the token removes it from the address
  const [{ token, isLogIn }] = useState(() => readLink(client, screen.token))
  const fault = token === null ? text('password.reset.noToken') : null
  useLinkCheck(token ?? '', token === null || isLogIn ? null : false, emit)

  useEffect(() => {
    if (fault) host.report(new MessageError(fault))
  }, [fault, host])

  if (token === null) {
    const link = { token: '', maskedEmail: null, canResend: false, reason: fault }
    return <DeadLink screen={{ name: 'passwords.deadLink', ...link }} emit={emit} />
  }
  // the field is shown only after the check of the link
  return isLogIn ? <LoggingIn token={token} emit={emit} /> : <Waiting />
}
