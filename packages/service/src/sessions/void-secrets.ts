import { parseEmail } from '../addresses/parse-email.ts'
import { credentialKinds } from '../method/declared.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'

/**
 * Voids every one-time secret of a person's that was not used yet: links, codes and resets on their way to their addresses, what was
 * decided for a page that waits, what a host was given for them. Inside the transaction, and the person's turn, of the
 * end that it belongs to.
 */
export async function voidSecrets(
  { challenges }: Pick<Repositories, 'challenges'>,
  {
    projectId,
    userId,
    emails,
    credentials,
  }: Pick<UserRow, 'projectId' | 'userId' | 'emails' | 'credentials'>,
  now: number,
): Promise<void> {
  const addresses = [
    ...emails.map(({ email }) => parseEmail(email).canonical),
    ...credentialKinds.flatMap((kind) => kind.listAddresses(credentials)),
  ]
  await challenges.voidEverything(projectId, [userId, ...addresses], now)
}
