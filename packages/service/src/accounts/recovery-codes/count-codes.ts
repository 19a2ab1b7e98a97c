import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

type Stores = Pick<Repositories, 'accountCodes' | 'totps'>

/** Counts the codes that were not used yet: those of the authenticator app if there is one, else those of the account. */
export async function countCodes(
  { accountCodes, totps }: Stores,
  { projectId, userId, credentials }: UserRow,
): Promise<number> {
  const app = credentials.totps.find(({ verified }) => verified)
  if (!app) return accountCodes.countUnused(projectId, userId)
  return (await totps.listCodes(projectId, app.totpId)).length
}

/** Says whether the user has made codes, used or not: those that `countCodes` counts. */
export async function hasMadeCodes(
  { accountCodes, totps }: Stores,
  { projectId, userId, credentials }: UserRow,
): Promise<boolean> {
  const isGuarded = credentials.totps.some(({ verified }) => verified)
  const ids = isGuarded
    ? await totps.listCodeIds(projectId, userId)
    : await accountCodes.listIds(projectId, userId)
  return ids.length > 0
}
