import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { json, mapColumns } from '../../database/map-columns.ts'
import { isBefore } from '../../database/remove-few.ts'
import type { SessionsTable } from '../../database/schema.ts'
import type { SessionRow, Sessions } from '../storage.ts'

/** In one statement: engines limit how many values it may carry. */
const maxIds = 500

const { toColumns, toRow } = mapColumns<SessionRow, SessionsTable>({
  projectId: 'project_id',
  sessionId: 'session_id',
  userId: 'user_id',
  tokenHash: 'token_hash',
  startedAt: 'started_at',
  lastAccessedAt: 'last_accessed_at',
  expiresAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  factors: json('factors'),
  customClaims: json('custom_claims'),
})

/** Sessions by the hash of their token. "Live" is decided here alone: not revoked and before its end. */
export function createSessions(
  db: Db,
  atomically: Atomically,
  isAmongFirst: Engine['isAmongFirst'],
): Sessions {
  const selectLive = (projectId: string, now: number) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)

  return {
    create: async (session) => {
      await db.insertInto('sessions').values(toColumns(session)).execute()
    },

    findByToken: async (projectId, tokenHash, now) => {
      const row = await selectLive(projectId, now)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findById: async (projectId, sessionId, now) => {
      const row = await selectLive(projectId, now)
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    touch: async (projectId, sessionId, change) => {
      const row = await db
        .updateTable('sessions')
        .set({
          last_accessed_at: change.now,
          ...(change.expiresAt === undefined ? {} : { expires_at: change.expiresAt }),
          ...(change.customClaims === undefined
            ? {}
            : { custom_claims: toClaimsColumn(change.customClaims) }),
        })
        .where('project_id', '=', projectId)
        .where('session_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', change.now)
        .returningAll()
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    renew: async (projectId, sessionId, change) => {
      const row = await db
        .updateTable('sessions')
        .set({
          token_hash: change.tokenHash,
          factors: JSON.stringify(change.factors),
          last_accessed_at: change.now,
          expires_at: change.expiresAt,
          ip_address: change.ipAddress,
          user_agent: change.userAgent,
        })
        .where('project_id', '=', projectId)
        .where('session_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', change.now)
        .returningAll()
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    revoke: async (projectId, sessionId, now) => {
      const row = await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('project_id', '=', projectId)
        .where('session_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('session_id')
        .executeTakeFirst()
      return row !== undefined
    },

    revokeAll: async (projectId, userId, { now, exceptSessionId }) => {
      let update = db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
      if (exceptSessionId !== undefined) update = update.where('session_id', '!=', exceptSessionId)
      const rows = await update.returning('session_id').execute()
      return rows.map((row) => row.session_id)
    },

    listOfUser: async (projectId, userId, now) => {
      const rows = await selectLive(projectId, now)
        .where('user_id', '=', userId)
        .orderBy('started_at', 'desc')
        .orderBy('session_id')
        .execute()
      return rows.map(toRow)
    },

    prune: (before, limit) =>
      atomically(async (tx) => {
        const expired = await removeEnded(tx, isAmongFirst, 'expires_at', { before, limit })
        const revoked = await removeEnded(tx, isAmongFirst, 'revoked_at', {
          before,
          limit: limit - expired.length,
        })
        const removed = [...expired, ...revoked]
        await removeLogoutSubscriptions(tx, removed)
        return removed.length
      }),
  }
}

/** One of the two ways to be over, each by its index. */
async function removeEnded(
  tx: Db,
  isAmongFirst: Engine['isAmongFirst'],
  by: 'expires_at' | 'revoked_at',
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<{ readonly project_id: string; readonly session_id: string }[]> {
  const where = isBefore(by, before)
  return tx
    .deleteFrom('sessions')
    .where(isAmongFirst({ table: 'sessions', by, where, limit }))
    .returning(['project_id', 'session_id'])
    .execute()
}

/** Which client apps wanted to be told of the end of these sessions. */
async function removeLogoutSubscriptions(
  tx: Db,
  sessions: readonly { readonly project_id: string; readonly session_id: string }[],
): Promise<void> {
  for (const projectId of new Set(sessions.map((session) => session.project_id))) {
    const ids = sessions.flatMap((one) => (one.project_id === projectId ? one.session_id : []))
    for (let from = 0; from < ids.length; from += maxIds) {
      await tx
        .deleteFrom('artefacts')
        .where('project_id', '=', projectId)
        .where('session_id', 'in', ids.slice(from, from + maxIds))
        .where('kind', '=', 'backchannel_logout_subscription')
        .execute()
    }
  }
}

const toClaimsColumn = (claims: SessionRow['customClaims']) =>
  claims === null ? null : JSON.stringify(claims)
