import type { Db } from '../../../foundation/database/engine.ts'
import { clientRows } from '../../../foundation/database/schema.ts'
import type { ClientRow } from '../storage.ts'

/** Client apps that are not in the configuration. The primary key allows one for each id. */
export function createClients(db: Db) {
  const rows = clientRows(db)
  return {
    find: (projectId: string, clientId: string) => rows.find({ projectId, clientId }),

    /** Lists the client apps of a project, the oldest first. */
    list: (projectId: string) => rows.list({ projectId }, 'createdAt', 'clientId'),

    /** Adds a client app. False, without any change, when the project has one with this id. */
    add: (client: ClientRow) => rows.addNew(client),

    // The origin and the creation time stay unchanged.
    /** Replaces all fields but the id, the origin and the creation time. False when there is none. */
    replace: async ({ projectId, clientId, origin: _, createdAt: __, ...change }: ClientRow) =>
      (await rows.change({ projectId, clientId }, change)) !== null,

    /** Removes a client app. One of several parallel calls returns true. */
    remove: async (projectId: string, clientId: string) =>
      (await rows.remove({ projectId, clientId })) === 1,
  }
}
