import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** Returns the id of a user's address; empty if it was deleted in the meantime. */
export function findEmailId(
  { emails }: Pick<UserRow, 'emails'>,
  { canonical }: ParsedEmail,
): string {
  return emails.find(({ email }) => parseEmail(email).canonical === canonical)?.emailId ?? ''
}
