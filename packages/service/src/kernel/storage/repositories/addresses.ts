import type { Atomically } from '../../../foundation/database/atomically.ts'
import { known } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { type AddedAddress, addressRows } from '../../../foundation/database/schema.ts'

/** Origins and redirect URLs that are not in the configuration. The primary key allows each once. */
export function createAddresses(db: Db, atomically: Atomically, lock: Engine['lock']) {
  const rows = addressRows(db)
  return {
    /** Lists those of all projects, the oldest first. */
    listAll: () => rows.list({ projectId: known }, 'addedAt', 'address'),

    /** Lists those of a project, the oldest first. */
    list: (projectId: string, use: AddedAddress['use']) =>
      rows.list({ projectId, use }, 'addedAt', 'address'),

    /**
     * Adds an address, or replaces the kinds of an added one, which keeps its time.
     *
     * @param max how many addresses of this use a project may have; parallel calls never exceed it
     * @returns the address as it is stored, and whether this call changed it; null when the project has `max` others
     */
    put: (added: AddedAddress, max: number) =>
      atomically(async (tx) => {
        const { projectId, use, address, kinds } = added
        await lock(tx, `added_addresses:${projectId}`)
        const own = addressRows(tx)
        const all = await own.list({ projectId, use })
        const stored = all.find((one) => one.address === address)
        if (stored === undefined) {
          if (all.length >= max) return null
          await own.add(added)
          return { stored: added, isChanged: true }
        }
        const isSame = JSON.stringify(stored.kinds) === JSON.stringify(kinds)
        if (isSame) return { stored, isChanged: false }
        await own.change({ projectId, use, address }, { kinds })
        return { stored: { ...stored, kinds }, isChanged: true }
      }),

    /** Removes an address. One of several parallel calls returns true. */
    remove: async (projectId: string, use: AddedAddress['use'], address: string) =>
      (await rows.remove({ projectId, use, address })) === 1,
  }
}
