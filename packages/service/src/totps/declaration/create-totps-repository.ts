import { type Kysely, sql } from 'kysely'
import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { flag, mapColumns } from '../../database/map-columns.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import { userLockName } from '../../database/user-lock-name.ts'
import type { TotpRow, Totps } from './totp-store.ts'
import type { TotpsTable, TotpTables } from './totp-tables.ts'

const { toColumns, toRow } = mapColumns<TotpRow, TotpsTable>({
  projectId: 'project_id',
  totpId: 'totp_id',
  userId: 'user_id',
  sealedSecret: 'sealed_secret',
  verified: flag('verified'),
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastStep: 'last_step',
})

/** Authenticator apps and their recovery codes; a person has at most one verified app. */
export function createTotps(
  base: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Totps {
  const db = base.withTables<TotpTables>()
  return {
    add: (totp, codes) =>
      atomically(async (base) => {
        const tx = base.withTables<TotpTables>()
        const { projectId, userId } = totp
        // Two at once would each see no app of the other.
        await lock(base, userLockName(projectId, userId))
        const apps = await selectOfUser(tx, projectId, userId).execute()
        if (apps.some((app) => app.verified === 1)) return false
        for (const app of apps) await removeApp(tx, projectId, userId, app.totp_id)
        await tx.insertInto('totps').values(toColumns(totp)).execute()
        if (codes.length === 0) return true
        await tx
          .insertInto('recovery_codes')
          .values(
            codes.map((code, position) => ({
              project_id: projectId,
              code_id: code.codeId,
              totp_id: totp.totpId,
              user_id: userId,
              code_hash: code.codeHash,
              sealed_code: code.sealedCode,
              position,
              consumed_at: null,
            })),
          )
          .execute()
        return true
      }),

    listOfUser: async (projectId, userId, now) => {
      const rows = await selectOfUser(db, projectId, userId)
        .where((where) => where.or([where('verified', '=', 1), where('expires_at', '>', now)]))
        .execute()
      return rows.map(toRow)
    },

    useStep: async (projectId, totpId, step) => {
      const used = await db
        .updateTable('totps')
        .set({ last_step: step, verified: 1 })
        .where('project_id', '=', projectId)
        .where('totp_id', '=', totpId)
        .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
        .returning('totp_id')
        .executeTakeFirst()
      return used !== undefined
    },

    listCodes: async (projectId, totpId) => {
      const rows = await db
        .selectFrom('recovery_codes')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('totp_id', '=', totpId)
        .where('consumed_at', 'is', null)
        .orderBy('position')
        .execute()
      return rows.map((row) => ({
        codeId: row.code_id,
        codeHash: row.code_hash,
        sealedCode: row.sealed_code,
      }))
    },

    consumeCode: async (projectId, userId, codeHash, now) => {
      const used = await db
        .updateTable('recovery_codes')
        .set({ consumed_at: now })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('consumed_at', 'is', null)
        .where('totp_id', 'in', (verified) =>
          verified
            .selectFrom('totps')
            .select('totp_id')
            .where('project_id', '=', projectId)
            .where('user_id', '=', userId)
            .where('verified', '=', 1),
        )
        .returning(['totp_id', 'code_id'])
        .executeTakeFirst()
      return used ? { totpId: used.totp_id, codeId: used.code_id } : null
    },

    remove: (projectId, userId, totpId) =>
      atomically((tx) => removeApp(tx.withTables(), projectId, userId, totpId)),

    findOwner: async (projectId, totpId) => {
      const row = await db
        .selectFrom('totps')
        .select('user_id')
        .where('project_id', '=', projectId)
        .where('totp_id', '=', totpId)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    prune: (before, limit) =>
      removeFew(base, isAmongFirst, {
        limit,
        table: 'totps',
        by: 'expires_at',
        // Literally: the index holds these alone, and a parameter would not tell.
        where: sql<boolean>`verified = 0 and ${isBefore('expires_at', before)}`,
      }),
  }
}

const selectOfUser = (db: Kysely<TotpTables>, projectId: string, userId: string) =>
  db
    .selectFrom('totps')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('totp_id')

/** The codes of an app go with it (`on delete cascade`). */
async function removeApp(
  tx: Kysely<TotpTables>,
  projectId: string,
  userId: string,
  totpId: string,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('totps')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('totp_id', '=', totpId)
    .returning('totp_id')
    .executeTakeFirst()
  return removed !== undefined
}
