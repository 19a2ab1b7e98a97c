import { parseEmail } from '../addresses/parse-email.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'

/**
 * Voids every one-time secret of a person's that was not used yet: links, codes and resets in their mailbox, what was
 * decided for a page that waits, what a host was given for them. Inside the transaction, and the person's turn, of the
 * end that it belongs to.
 */
export async function voidSecrets(
  { challenges }: Pick<Repositories, 'challenges'>,
  { projectId, userId, emails }: Pick<UserRow, 'projectId' | 'userId' | 'emails'>,
  now: number,
): Promise<void> {
  const addresses = emails.map(({ email }) => parseEmail(email).canonical)
  await challenges.voidEverything(projectId, [userId, ...addresses], now)
}
