import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, known, nullOr } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Fields } from '../../../foundation/database/map-columns.ts'
import { type KeyChecksTable, keyRows } from '../../../foundation/database/schema.ts'
import type { KeyRow } from '../storage.ts'

const checkRows = defineRows<Fields<KeyChecksTable>, KeyChecksTable>('key_checks', {})

const name = 'root key'

/** Signing keys. A unique index on unretired keys allows a project one current key of each use and algorithm. */
export function createKeys(db: Db, atomically: Atomically, lock: Engine['lock']) {
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
    /** Lists the keys of a project and use that still verify, newest first. */
    list: (projectId: string, use: KeyRow['use'], now: number) =>
      keyRows(db).list({ projectId, use, expiresAt: nullOr(above(now)) }, 'createdAt desc', 'kid'),

    /** Finds any key of any project, to test whether the root key opens it; null when there is none. */
    findAny: () => keyRows(db).find({ projectId: known }, 'createdAt desc'),

    /** Reads the stored check of this database's root key; null before one was stored. */
    findCheck: () => checks.read('keyCheck', { name }),

    /** Stores the check of the root key unless another process has stored one; returns the stored check. */
    addCheck: async (keyCheck: string) => {
      await checks.addNew({ name, keyCheck })
      return (await checks.read('keyCheck', { name })) ?? keyCheck
    },

    /**
     * Adds a key unless the project already has a current one of this use and algorithm, from another process; returns
     * the current key.
     */
    addFirst: (key: KeyRow) =>
      inTurn(key.projectId, async (rows) => {
        const current = await rows.find(toCurrent(key))
        if (!current) await rows.add(key)
        return current ?? key
      }),

    /** Makes `key` the current one. The others of its use and algorithm are retired and verify until `oldExpireAt`. */
    rotate: (key: KeyRow, now: number, oldExpireAt: number) =>
      inTurn(key.projectId, async (rows) => {
        await rows.change(toCurrent(key), { retiredAt: now, expiresAt: oldExpireAt })
        await rows.add(key)
      }),
  }
}
