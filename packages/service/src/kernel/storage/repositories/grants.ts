import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { grantRows } from '../../../foundation/database/schema.ts'
import type { GrantRow, Grants } from '../storage.ts'

/** The permissions that users gave to client apps. */
export function createGrants(db: Db, atomically: Atomically, lock: Engine['lock']): Grants {
  const rows = grantRows(db)
  return {
    allow: (wanted) =>
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

    find: (projectId, userId, clientId) => rows.find({ projectId, userId, clientId }),

    findById: (projectId, grantId) => rows.find({ projectId, grantId }),

    listOfUser: (projectId, userId) =>
      rows.list({ projectId, userId }, 'createdAt desc', 'grantId'),

    remove: async (projectId, userId, clientId) =>
      (await rows.remove({ projectId, userId, clientId })) > 0,

    removeOfUser: (projectId, userId) => rows.remove({ projectId, userId }),

    removeOfClient: (projectId, clientId) => rows.remove({ projectId, clientId }),
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
