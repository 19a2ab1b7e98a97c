import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** Counts the codes that were not used yet: those of the authenticator app if there is one, else those of the account. */
export async function countCodes(
  { accountCodes, totps }: Pick<Repositories, 'accountCodes' | 'totps'>,
  { projectId, userId, credentials }: UserRow,
): Promise<number> {
  const app = credentials.totps.find(({ verified }) => verified)
  if (!app) return accountCodes.countUnused(projectId, userId)
  return (await totps.listCodes(projectId, app.totpId)).length
}
