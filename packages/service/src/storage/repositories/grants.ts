import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { json, mapColumns } from '../../database/map-columns.ts'
import type { GrantsTable } from '../../database/schema.ts'
import type { GrantRow, Grants } from '../storage.ts'

const { toColumns, toRow } = mapColumns<GrantRow, GrantsTable>({
  projectId: 'project_id',
  grantId: 'grant_id',
  userId: 'user_id',
  clientId: 'client_id',
  scopes: json('scopes'),
  resources: json('resources'),
  app: json('app'),
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

/** What people let client apps do. */
export function createGrants(db: Db, atomically: Atomically, lock: Engine['lock']): Grants {
  const select = (connection: Db, projectId: string) =>
    connection.selectFrom('grants').selectAll().where('project_id', '=', projectId)
  const find = async (connection: Db, projectId: string, userId: string, clientId: string) => {
    const row = await select(connection, projectId)
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    return row ? toRow(row) : null
  }

  return {
    allow: (wanted) =>
      atomically(async (tx) => {
        const { projectId, userId, clientId } = wanted
        // Two permissions at once must not each add to the same old state: they take turns.
        await lock(tx, `grants\0${projectId}\0${userId}\0${clientId}`)
        const standing = await find(tx, projectId, userId, clientId)
        const grant = standing ? merge(standing, wanted) : wanted
        const { grant_id, created_at, ...change } = toColumns(grant)
        await tx
          .insertInto('grants')
          .values({ grant_id, created_at, ...change })
          .onConflict((conflict) =>
            conflict.columns(['project_id', 'grant_id']).doUpdateSet(change),
          )
          .execute()
        return grant
      }),

    find: (projectId, userId, clientId) => find(db, projectId, userId, clientId),

    findById: async (projectId, grantId) => {
      const row = await select(db, projectId).where('grant_id', '=', grantId).executeTakeFirst()
      return row ? toRow(row) : null
    },

    listOfUser: async (projectId, userId) => {
      const rows = await select(db, projectId)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('grant_id')
        .execute()
      return rows.map(toRow)
    },

    remove: async (projectId, userId, clientId) => {
      const removed = await db
        .deleteFrom('grants')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('client_id', '=', clientId)
        .returning('grant_id')
        .executeTakeFirst()
      return removed !== undefined
    },

    removeOfUser: async (projectId, userId) => {
      const removed = await db
        .deleteFrom('grants')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },

    removeOfClient: async (projectId, clientId) => {
      const removed = await db
        .deleteFrom('grants')
        .where('project_id', '=', projectId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
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
