import { credentialKinds } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Voids all unused one-time secrets of a user: links, codes and resets sent to their addresses, decisions for a waiting
 * page, and tokens issued to a host. It runs inside the transaction that ends the sessions, which holds the user's
 * lock.
 */
export async function voidSecrets(
  { challenges }: Pick<Repositories, 'challenges'>,
  {
    projectId,
    userId,
    emails,
    removedEmails,
    credentials,
  }: Pick<UserRow, 'projectId' | 'userId' | 'emails' | 'removedEmails' | 'credentials'>,
  now: number,
): Promise<void> {
  const addresses = [
    ...[...emails, ...removedEmails].map(({ email }) => parseEmail(email).canonical),
    ...credentialKinds.flatMap((kind) => kind.listAddresses(credentials)),
  ]
  await challenges.voidEverything(projectId, [userId, ...addresses], now)
}
