import { below, known, later, other } from '../../../foundation/database/conditions.ts'
import type { Db } from '../../../foundation/database/engine.ts'
import { clientRows } from '../../../foundation/database/schema.ts'
import type { ClientRow } from '../storage.ts'

/** Client apps that are not in the configuration. The primary key allows one for each id. */
export function createClients(db: Db) {
  const rows = clientRows(db)
  return {
    find: (projectId: string, clientId: string) => rows.find({ projectId, clientId }),

    /** Lists the client apps of a project, the oldest first; no trials. */
    list: (projectId: string) =>
      rows.list({ projectId, origin: other('trial') }, 'createdAt', 'clientId'),

    /** Lists some client apps of a project in the order of their ids, which the primary key has; no trials. */
    page: (
      projectId: string,
      { after, limit }: { readonly after: string; readonly limit: number },
    ) =>
      rows.listFirst(
        limit,
        { projectId, clientId: later(after), origin: other('trial') },
        'clientId',
      ),

    /** Changes what an app is called and its metadata; never its secrets, which another call may change meanwhile. */
    describe: async (
      projectId: string,
      { clientId, name, metadata }: Pick<ClientRow, 'clientId' | 'name' | 'metadata'>,
    ) => (await rows.change({ projectId, clientId }, { name, metadata })) !== null,

    /** Lists the trials of a project that began before a time. */
    listTrials: (projectId: string, before: number) =>
      rows.list({ projectId, origin: 'trial', createdAt: below(before) }),

    /**
     * Gives an app that an operator added a new secret; the one that it had goes on until it is ended. False, without any
     * change, unless the app has the secret that the caller read, and no other one.
     */
    addSecret: async (
      projectId: string,
      clientId: string,
      { from, to }: { readonly from: string; readonly to: string },
    ) =>
      (await rows.change(
        { projectId, clientId, origin: 'command', secretHash: from, nextSecretHash: null },
        { secretHash: to, nextSecretHash: from },
      )) !== null,

    /** Ends the older one of two secrets. False when there is one only. */
    endOldSecret: async (projectId: string, clientId: string) =>
      (await rows.change(
        { projectId, clientId, origin: 'command', nextSecretHash: known },
        { nextSecretHash: null },
      )) !== null,

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
