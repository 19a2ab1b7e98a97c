import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { grantRows } from '../../../foundation/database/schema.ts'
import type { GrantRow } from '../storage.ts'

/** The permissions that users gave to client apps. */
export function createGrants(db: Db, atomically: Atomically, lock: Engine['lock']) {
  const rows = grantRows(db)
  return {
    /**
     * Creates a permission or adds to the existing one; parallel calls lose nothing. Returns the permission afterwards,
     * with the id and the creation time of the first one.
     */
    allow: (wanted: GrantRow) =>
      atomically(async (tx) => {
        const { projectId, userId, clientId } = wanted
        // A lock per permission: otherwise two concurrent calls could both add to the same old state.
        await lock(tx, `grants\0${projectId}\0${userId}\0${clientId}`)
        const inTurn = grantRows(tx)
        const standing = await inTurn.find({ projectId, userId, clientId })
        const grant = standing ? merge(standing, wanted) : wanted
        await inTurn.put(grant, 'projectId', 'grantId')
        return grant
      }),

    find: (projectId: string, userId: string, clientId: string) =>
      rows.find({ projectId, userId, clientId }),

    findById: (projectId: string, grantId: string) => rows.find({ projectId, grantId }),

    /** Lists a user's permissions, newest first. */
    listOfUser: (projectId: string, userId: string) =>
      rows.list({ projectId, userId }, 'createdAt desc', 'grantId'),

    /** Removes a permission. True when it existed. */
    remove: async (projectId: string, userId: string, clientId: string) =>
      (await rows.remove({ projectId, userId, clientId })) > 0,

    /** Removes a user's permissions for all client apps. Returns how many. */
    removeOfUser: (projectId: string, userId: string) => rows.remove({ projectId, userId }),

    /** Removes all permissions of a deleted client app. Returns how many. */
    removeOfClient: (projectId: string, clientId: string) => rows.remove({ projectId, clientId }),
  }
}

function merge(standing: GrantRow, wanted: GrantRow): GrantRow {
  const resources = { ...standing.resources }
  for (const [address, scopes] of Object.entries(wanted.resources)) {
    resources[address] = join(resources[address] ?? [], scopes)
  }
  return {
    ...standing,
    scopes: join(standing.scopes, wanted.scopes),
    resources,
    app: wanted.app,
    updatedAt: wanted.updatedAt,
  }
}

const join = (left: readonly string[], right: readonly string[]) => [
  ...new Set([...left, ...right]),
]
