import type { Repositories } from '../storage/storage.ts'

/** A transaction's repositories, some of them replaced. A spread would have none of the others. */
export const replaceRepositories = (
  tx: Repositories,
  replaced: Partial<Repositories>,
): Repositories => Object.create(tx, Object.getOwnPropertyDescriptors(replaced))
