import { getInternals } from '@portico/client'
import type { Widget } from '../../context/widget-context.ts'
import type { PasswordsOnMain } from './flow.ts'
import { startReset } from './start-reset.ts'

/**
 * Finds out whose an address is. Part of a submit, which may be left meanwhile.
 *
 * @param isReset - mails a person without a password a link to set one
 * @returns what happened; null for a person without a password who goes on by another method
 */
export async function findOwner(
  widget: Pick<Widget, 'client' | 'config' | 'host'>,
  email: string,
  isReset: boolean,
  signal: AbortSignal,
): Promise<PasswordsOnMain | null> {
  const { userType } = await getInternals(widget.client).users.search(email, { signal })
  if (userType !== 'passwordless')
    return { type: 'passwords.found', email, isNew: userType === 'new' }
  if (!isReset || signal.aborted) return null
  await startReset(widget, email, signal)
  return { type: 'passwords.resetStarted', email, reason: 'setNew' }
}
