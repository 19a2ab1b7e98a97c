import type { ClientInternals } from '@portico/client'
import type { TabContext } from '../../flow/method.ts'
import { finish } from '../../flow/use-submit.ts'
import type { PasswordsOnMain } from './flow.ts'
import { startReset } from './start-reset.ts'

/**
 * Finds out whether an address has an account and a password. A user without a password continues with the form's other
 * method, or, if there is no other method, with a mail to set a password. It is part of a submit, during which the user
 * may leave the screen.
 *
 * @param answer - the service's answer about the address
 * @returns a function that continues the flow
 */
export async function findOwner(
  { widget, emit, toNext }: TabContext<PasswordsOnMain>,
  email: string,
  signal: AbortSignal,
  answer: ReturnType<ClientInternals['users']['search']>,
): Promise<() => void> {
  const { userType } = await answer
  if (userType !== 'passwordless') {
    const owner = { email, isNew: userType === 'new', toNext }
    return () => emit({ type: 'passwords.found', ...owner })
  }
  if (toNext) {
    const next = toNext()
    const reply = await next.call(email, signal)
    return () => finish(next, widget.host, reply, email)
  }
  await startReset(widget, email, signal)
  const sentAt = Date.now()
  return () => emit({ type: 'passwords.resetStarted', email, reason: 'setNew', sentAt })
}
