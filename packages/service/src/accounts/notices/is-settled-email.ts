import { limits } from '@portico/contract'
import type { EmailRow, UserRow } from '../../kernel/storage/storage.ts'

/**
 * True for a verified address that may prove or undo a change of the account: it began with the account, or is some days
 * old. A thief of a session can add an address, and must not go on by it alone.
 */
export function isSettledEmail(
  { createdAt }: Pick<UserRow, 'createdAt'>,
  email: Pick<EmailRow, 'verified' | 'createdAt'>,
  now: number,
): boolean {
  if (!email.verified) return false
  return (
    email.createdAt <= createdAt || now - email.createdAt >= limits.provingEmail.ageSeconds * 1_000
  )
}
