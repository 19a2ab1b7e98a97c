import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { json, mapColumns } from '../../database/map-columns.ts'
import type { ArtefactsTable } from '../../database/schema.ts'
import type { ArtefactRow, Artefacts } from '../storage.ts'
import { createArtefactRemovals } from './artefact-removals.ts'

const { toColumns, toRow } = mapColumns<ArtefactRow, ArtefactsTable>({
  projectId: 'project_id',
  kind: 'kind',
  valueHash: 'value_hash',
  clientId: 'client_id',
  userId: 'user_id',
  sessionId: 'session_id',
  familyId: 'family_id',
  userCodeHash: 'user_code_hash',
  payload: json('payload'),
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  consumedAt: 'consumed_at',
})

/** What client apps hold, by the hash of its value. Using one up is one statement. */
export function createArtefacts(
  db: Db,
  atomically: Atomically,
  engine: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Artefacts {
  const selectLive = (projectId: string, now: number) =>
    db
      .selectFrom('artefacts')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('expires_at', '>', now)

  return {
    ...createArtefactRemovals(db, atomically, engine),

    add: async (artefact) => {
      const added = await db
        .insertInto('artefacts')
        .values(toColumns(artefact))
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'kind', 'value_hash']).doNothing(),
        )
        .returning('value_hash')
        .executeTakeFirst()
      return added !== undefined
    },

    find: async (projectId, kind, valueHash, now) => {
      const row = await selectLive(projectId, now)
        .where('kind', '=', kind)
        .where('value_hash', '=', valueHash)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findByUserCode: async (projectId, userCodeHash, now) => {
      const row = await selectLive(projectId, now)
        .where('kind', '=', 'device_code')
        .where('user_code_hash', '=', userCodeHash)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    consume: async (projectId, kind, valueHash, now) => {
      const row = await db
        .updateTable('artefacts')
        .set({ consumed_at: now })
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('value_hash', '=', valueHash)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('value_hash')
        .executeTakeFirst()
      return row !== undefined
    },

    change: async ({ projectId, kind, valueHash }, from, to) => {
      const row = await db
        .updateTable('artefacts')
        .set({
          payload: JSON.stringify(to.payload),
          ...(to.userId !== undefined && { user_id: to.userId }),
          ...(to.sessionId !== undefined && { session_id: to.sessionId }),
          ...(to.familyId !== undefined && { family_id: to.familyId }),
          ...(to.expiresAt !== undefined && { expires_at: to.expiresAt }),
        })
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('value_hash', '=', valueHash)
        .where('payload', '=', JSON.stringify(from))
        .returning('value_hash')
        .executeTakeFirst()
      return row !== undefined
    },

    listClientsOfSession: async (projectId, sessionId) => {
      const rows = await db
        .selectFrom('artefacts')
        .select('client_id')
        .distinct()
        .where('project_id', '=', projectId)
        .where('session_id', '=', sessionId)
        .where('client_id', 'is not', null)
        .execute()
      return rows.flatMap((row) => row.client_id ?? [])
    },
  }
}
