import type { CredentialRepository } from './declare-credential.ts'

interface Owner {
  readonly projectId: string
  readonly userId: string
}

/** Rows of credentials, as `defineRows` binds them to a connection. */
interface OwnedRows {
  find(where: Owner & { readonly isUnproved: boolean }): Promise<object | null>
  read(field: 'userId', where: Pick<Owner, 'projectId'>): Promise<string | null>
  changeAll(where: Owner, change: { readonly isUnproved: boolean }): Promise<unknown>
  remove(where: Owner): Promise<number>
}

/**
 * Creates the functions that every kind's repository has.
 *
 * @param id the field that identifies a credential in a project
 */
export const createOwnership = (
  rows: OwnedRows,
  id: `${string}Id`,
): Omit<CredentialRepository, 'prune'> => ({
  findOwner: (projectId, value) => rows.read('userId', { projectId, [id]: value }),

  remove: async (projectId, userId, value) =>
    (await rows.remove({ projectId, userId, [id]: value })) > 0,

  isUnproved: async (projectId, userId) =>
    (await rows.find({ projectId, userId, isUnproved: true })) !== null,

  markProved: async (projectId, userId) => {
    await rows.changeAll({ projectId, userId }, { isUnproved: false })
  },
})
