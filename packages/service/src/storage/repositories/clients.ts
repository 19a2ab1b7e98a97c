import type { Selectable } from 'kysely'
import type { Db } from '../../database/engine.ts'
import { fromJson } from '../../database/json.ts'
import type { ClientAppsTable } from '../../database/schema.ts'
import type { ClientRow, Clients } from '../storage.ts'

/** Client apps that do not stand in the configuration. One of an id: the primary key says so. */
export function createClients(db: Db): Clients {
  return {
    find: async (projectId, clientId) => {
      const row = await db
        .selectFrom('client_apps')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return row ? toClientRow(row) : null
    },

    list: async (projectId) => {
      const rows = await db
        .selectFrom('client_apps')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('created_at')
        .orderBy('client_id')
        .execute()
      return rows.map(toClientRow)
    },

    add: async (client) => {
      const added = await db
        .insertInto('client_apps')
        .values({
          ...toColumns(client),
          project_id: client.projectId,
          client_id: client.clientId,
          origin: client.origin,
          created_at: client.createdAt,
        })
        .onConflict((conflict) => conflict.columns(['project_id', 'client_id']).doNothing())
        .executeTakeFirst()
      return Number(added.numInsertedOrUpdatedRows) === 1
    },

    replace: async (client) => {
      const changed = await db
        .updateTable('client_apps')
        .set(toColumns(client))
        .where('project_id', '=', client.projectId)
        .where('client_id', '=', client.clientId)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },

    remove: async (projectId, clientId) => {
      const removed = await db
        .deleteFrom('client_apps')
        .where('project_id', '=', projectId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return Number(removed.numDeletedRows) === 1
    },
  }
}

/** What may change. */
const toColumns = (client: ClientRow) => ({
  is_first_party: client.isFirstParty ? 1 : 0,
  name: client.name,
  description: client.description,
  logo_url: client.logoUrl,
  secret_hash: client.secretHash,
  next_secret_hash: client.nextSecretHash,
  is_active: client.isActive ? 1 : 0,
  metadata: JSON.stringify(client.metadata),
})

const toClientRow = (row: Selectable<ClientAppsTable>): ClientRow => ({
  projectId: row.project_id,
  clientId: row.client_id,
  origin: row.origin,
  isFirstParty: row.is_first_party === 1,
  name: row.name,
  description: row.description,
  logoUrl: row.logo_url,
  secretHash: row.secret_hash,
  nextSecretHash: row.next_secret_hash,
  isActive: row.is_active === 1,
  metadata: fromJson(row.metadata),
  createdAt: row.created_at,
})
