import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { mapColumns } from '../../database/map-columns.ts'
import type { SigningKeysTable } from '../../database/schema.ts'
import type { KeyRow, Keys } from '../storage.ts'

const { toColumns, toRow } = mapColumns<KeyRow, SigningKeysTable>({
  projectId: 'project_id',
  kid: 'kid',
  use: 'use',
  algorithm: 'algorithm',
  publicJwk: 'public_jwk',
  sealedPrivateJwk: 'sealed_private_jwk',
  createdAt: 'created_at',
  retiredAt: 'retired_at',
  expiresAt: 'expires_at',
})

/** Signing keys. A project has at most one current key of a use and algorithm: a unique index on the unretired ones says so. */
export function createKeys(db: Db, atomically: Atomically, lock: Engine['lock']): Keys {
  return {
    list: async (projectId, use, now) => {
      const rows = await db
        .selectFrom('signing_keys')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('use', '=', use)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('kid')
        .execute()
      return rows.map(toRow)
    },

    findAny: async () => {
      const row = await db
        .selectFrom('signing_keys')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findCheck: () => findCheck(db),

    addCheck: async (check) => {
      await db
        .insertInto('key_checks')
        .values({ name: rootKeyCheck, key_check: check })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await findCheck(db)) ?? check
    },

    addFirst: (key) =>
      atomically(async (tx) => {
        await lock(tx, `signing_keys\0${key.projectId}`)
        const current = await tx
          .selectFrom('signing_keys')
          .selectAll()
          .where('project_id', '=', key.projectId)
          .where('use', '=', key.use)
          .where('algorithm', '=', key.algorithm)
          .where('retired_at', 'is', null)
          .executeTakeFirst()
        if (current) return toRow(current)
        await tx.insertInto('signing_keys').values(toColumns(key)).execute()
        return key
      }),

    rotate: (key, now, oldExpireAt) =>
      atomically(async (tx) => {
        await lock(tx, `signing_keys\0${key.projectId}`)
        await tx
          .updateTable('signing_keys')
          .set({ retired_at: now, expires_at: oldExpireAt })
          .where('project_id', '=', key.projectId)
          .where('use', '=', key.use)
          .where('algorithm', '=', key.algorithm)
          .where('retired_at', 'is', null)
          .execute()
        await tx.insertInto('signing_keys').values(toColumns(key)).execute()
      }),
  }
}

const rootKeyCheck = 'root key'

async function findCheck(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('key_checks')
    .select('key_check')
    .where('name', '=', rootKeyCheck)
    .executeTakeFirst()
  return row?.key_check ?? null
}
