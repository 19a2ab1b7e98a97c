import type { Db } from '../../database/engine.ts'
import { flag, json, mapColumns } from '../../database/map-columns.ts'
import type { ClientAppsTable } from '../../database/schema.ts'
import type { ClientRow, Clients } from '../storage.ts'

const { toColumns, toRow } = mapColumns<ClientRow, ClientAppsTable>({
  projectId: 'project_id',
  clientId: 'client_id',
  origin: 'origin',
  isFirstParty: flag('is_first_party'),
  name: 'name',
  description: 'description',
  logoUrl: 'logo_url',
  secretHash: 'secret_hash',
  nextSecretHash: 'next_secret_hash',
  isActive: flag('is_active'),
  metadata: json('metadata'),
  createdAt: 'created_at',
})

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
      return row ? toRow(row) : null
    },

    list: async (projectId) => {
      const rows = await db
        .selectFrom('client_apps')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('created_at')
        .orderBy('client_id')
        .execute()
      return rows.map(toRow)
    },

    add: async (client) => {
      const added = await db
        .insertInto('client_apps')
        .values(toColumns(client))
        .onConflict((conflict) => conflict.columns(['project_id', 'client_id']).doNothing())
        .executeTakeFirst()
      return Number(added.numInsertedOrUpdatedRows) === 1
    },

    replace: async (client) => {
      // Where it is from, and since when, stays.
      const { project_id, client_id, origin, created_at, ...change } = toColumns(client)
      const changed = await db
        .updateTable('client_apps')
        .set(change)
        .where('project_id', '=', project_id)
        .where('client_id', '=', client_id)
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
const _toColumns = (client: ClientRow) => ({
  is_first_party: client.isFirstParty ? 1 : 0,
  name: client.name,
  description: client.description,
  logo_url: client.logoUrl,
  secret_hash: client.secretHash,
  next_secret_hash: client.nextSecretHash,
  is_active: client.isActive ? 1 : 0,
  metadata: JSON.stringify(client.metadata),
})
