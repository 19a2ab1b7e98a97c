import type { Storage, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Reads a user's credentials and profile; null for an unknown user.
 *
 * @param now the time of the service, in milliseconds
 */
export async function readCredentials(
  storage: Storage,
  { projectId, userId, now }: { projectId: string; userId: string; now: number },
) {
  const user = await storage.users.findById(projectId, userId)
  if (!user) return null
  const password = await storage.passwords.find(projectId, userId)
  const apps = await storage.totps.listOfUser(projectId, userId, now)
  const codes = await Promise.all(
    apps.map(({ totpId }) => storage.totps.listCodes(projectId, totpId)),
  )
  return toCredentials(user, {
    hash: password?.hash ?? null,
    steps: apps.map(({ lastStep }) => lastStep),
    codes: codes.flat().map(({ codeId }) => codeId),
    accountCodes: await storage.accountCodes.listIds(projectId, userId),
  })
}

function toCredentials<Hidden extends object>(user: UserRow, hidden: Hidden) {
  return {
    ...hidden,
    name: user.name,
    untrustedMetadata: user.untrustedMetadata,
    emails: user.emails.map(({ emailId, verified }) => ({ emailId, verified })),
    passkeys: user.credentials.passkeys.map(({ registrationId, name }) => ({
      registrationId,
      name,
    })),
    totps: user.credentials.totps,
    phones: user.credentials.phones.map(({ phoneId, verified }) => ({ phoneId, verified })),
    wallets: user.credentials.cryptoWallets.map(({ walletId }) => walletId),
  }
}
