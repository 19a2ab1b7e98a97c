import type { Repositories } from '../kernel/storage/storage.ts'

/** Replaces some repositories of a transaction. A spread would copy none, because they are getters of the prototype. */
export const replaceRepositories = (
  tx: Repositories,
  replaced: Partial<Repositories>,
): Repositories => Object.create(tx, Object.getOwnPropertyDescriptors(replaced))
