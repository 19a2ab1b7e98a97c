import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, nullOr } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Fields } from '../../../foundation/database/map-columns.ts'
import { type KeyChecksTable, keyRows } from '../../../foundation/database/schema.ts'
import type { KeyRow, Keys } from '../storage.ts'

const checkRows = defineRows<Fields<KeyChecksTable>, KeyChecksTable>('key_checks', {})

const name = 'root key'

/** Signing keys. A unique index on unretired keys allows a project one current key of each use and algorithm. */
export function createKeys(db: Db, atomically: Atomically, lock: Engine['lock']): Keys {
  const checks = checkRows(db)
  const inTurn = <T>(projectId: string, work: (rows: ReturnType<typeof keyRows>) => Promise<T>) =>
    atomically(async (tx) => {
      await lock(tx, `signing_keys\0${projectId}`)
      return work(keyRows(tx))
    })
  const toCurrent = ({ projectId, use, algorithm }: KeyRow) => ({
    projectId,
    use,
    algorithm,
    retiredAt: null,
  })

  return {
    list: (projectId, use, now) =>
      keyRows(db).list({ projectId, use, expiresAt: nullOr(above(now)) }, 'createdAt desc', 'kid'),

    findAny: async () => {
      const row = await db
        .selectFrom('signing_keys')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? keyRows.toRow(row) : null
    },

    findCheck: () => checks.read('keyCheck', { name }),

    addCheck: async (keyCheck) => {
      await checks.addNew({ name, keyCheck })
      return (await checks.read('keyCheck', { name })) ?? keyCheck
    },

    addFirst: (key) =>
      inTurn(key.projectId, async (rows) => {
        const current = await rows.find(toCurrent(key))
        if (!current) await rows.add(key)
        return current ?? key
      }),

    rotate: (key, now, oldExpireAt) =>
      inTurn(key.projectId, async (rows) => {
        await rows.change(toCurrent(key), { retiredAt: now, expiresAt: oldExpireAt })
        await rows.add(key)
      }),
  }
}
