import type { FactorRow, UserRow } from '../../kernel/storage/storage.ts'
import { findKind } from './find-kind.ts'

/** A password has no id of its own in a session. */
const passwordType = 'password'

/**
 * True while the user still has the address or the credential of a proof, so that a credential which was removed between
 * the two steps of a sign-in starts no session.
 */
export function holdsFactor(
  { emails, credentials }: Pick<UserRow, 'emails' | 'credentials'>,
  { type, email, credential }: Pick<FactorRow, 'type' | 'email' | 'credential'>,
): boolean {
  if (type === passwordType && credentials.passwords === null) return false
  if (email && !emails.some(({ emailId }) => emailId === email.emailId)) return false
  if (!credential) return true
  const kind = findKind(credential)
  return !kind || kind.list(credentials).some(({ id }) => id === credential.id)
}
