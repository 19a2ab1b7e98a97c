import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** The id of a person's address; empty when it is gone meanwhile. */
export function findEmailId(
  { emails }: Pick<UserRow, 'emails'>,
  { canonical }: ParsedEmail,
): string {
  return emails.find(({ email }) => parseEmail(email).canonical === canonical)?.emailId ?? ''
}
