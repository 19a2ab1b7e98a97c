import type { ClientInternals } from '@portico/client'
import type { TabContext } from '../../flow/method.ts'
import { finish } from '../../flow/use-submit.ts'
import type { PasswordsOnMain } from './flow.ts'
import { startReset } from './start-reset.ts'

/**
 * Finds out whose an address is. A person without a password goes on by what the form would do otherwise; where
 * that is nothing, by a mail to set one. Part of a submit, which may be left meanwhile.
 *
 * @param answer - of the service, whose it is
 * @returns what leads on
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
