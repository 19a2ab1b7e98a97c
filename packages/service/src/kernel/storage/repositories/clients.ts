import type { Db } from '../../../foundation/database/engine.ts'
import { clientRows } from '../../../foundation/database/schema.ts'
import type { Clients } from '../storage.ts'

/** Client apps that are not in the configuration. The primary key allows one for each id. */
export function createClients(db: Db): Clients {
  const rows = clientRows(db)
  return {
    find: (projectId, clientId) => rows.find({ projectId, clientId }),

    list: (projectId) => rows.list({ projectId }, 'createdAt', 'clientId'),

    add: (client) => rows.addNew(client),

    // The origin and the creation time stay unchanged.
    replace: async ({ projectId, clientId, origin: _, createdAt: __, ...change }) =>
      (await rows.change({ projectId, clientId }, change)) !== null,

    remove: async (projectId, clientId) => (await rows.remove({ projectId, clientId })) === 1,
  }
}
