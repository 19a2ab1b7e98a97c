import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { addressRows } from '../../../foundation/database/schema.ts'
import type { Addresses } from '../storage.ts'

/** Origins and redirect URLs that are not in the configuration. The primary key allows each once. */
export function createAddresses(db: Db, atomically: Atomically, lock: Engine['lock']): Addresses {
  const rows = addressRows(db)
  return {
    async listAll() {
      const all = await db
        .selectFrom('added_addresses')
        .selectAll()
        .orderBy('added_at')
        .orderBy('address')
        .execute()
      return all.map(addressRows.toRow)
    },

    list: (projectId, use) => rows.list({ projectId, use }, 'addedAt', 'address'),

    put: (added, max) =>
      atomically(async (tx) => {
        const { projectId, use, address, kinds } = added
        await lock(tx, `added_addresses:${projectId}`)
        const own = addressRows(tx)
        const all = await own.list({ projectId, use })
        const known = all.find((one) => one.address === address)
        if (known === undefined) {
          if (all.length >= max) return null
          await own.add(added)
          return { stored: added, isChanged: true }
        }
        const isSame = JSON.stringify(known.kinds) === JSON.stringify(kinds)
        if (isSame) return { stored: known, isChanged: false }
        await own.change({ projectId, use, address }, { kinds })
        return { stored: { ...known, kinds }, isChanged: true }
      }),

    remove: async (projectId, use, address) =>
      (await rows.remove({ projectId, use, address })) === 1,
  }
}
