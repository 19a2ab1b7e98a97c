import { type RawBuilder, sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, among, other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { defineStatement } from '../../../foundation/database/fixed-statement.ts'
import { type RowValues, toColumns } from '../../../foundation/database/held-rows.ts'
import { fromJson } from '../../../foundation/database/json.ts'
import { isBefore } from '../../../foundation/database/remove-few.ts'
import { artefactRows, sessionRows } from '../../../foundation/database/schema.ts'
import type { FactorRow, SessionRow, SessionWithUser } from '../storage.ts'
import { type PersonValues, selectPerson, toUserRow } from './read-users.ts'

/** The engines limit the number of values in a statement. */
const maxIds = 500

/** The only definition of an active session: not revoked and not expired. */
const live = (now: number) => ({ revokedAt: null, expiresAt: above(now) })

/** The condition `live` for a fixed statement. */
const isLive = (now: RawBuilder<unknown>) =>
  sql`sessions.revoked_at is null and sessions.expires_at > ${now}`

const ownColumns = ['project_id', ...sessionRows.columns]

/** Defines the statement that finds an active session by a column, with its user, as of one moment. */
const defineFind = (column: 'token_hash' | 'session_id') =>
  defineStatement(['projectId', 'value', 'now'], ({ projectId, value, now }, { json }) => {
    const own = json.toArray(ownColumns.map((name) => sql.ref(`sessions.${name}`)))
    return sql<{
      found: string
    }>`select ${json.toText(json.toArray([own, selectPerson(json)]))} as found
        from sessions
        join users on users.project_id = sessions.project_id and users.user_id = sessions.user_id
        where sessions.project_id = ${projectId} and ${sql.ref(`sessions.${column}`)} = ${value}
        and ${isLive(now)}`
  })
const findByHash = defineFind('token_hash')
const findBySessionId = defineFind('session_id')

function toSessionWithUser(found: string): SessionWithUser {
  const [own, person] = fromJson<readonly [RowValues, PersonValues]>(found)
  return { session: sessionRows.toRow(toColumns(ownColumns, own)), user: toUserRow(person) }
}

interface Access {
  now: number
  expiresAt?: number
  /** The end from which the new one was computed, after `now`. Nothing is stored if another call has changed it. */
  previousEnd?: number
  /** Replaces the custom claims; null removes them. */
  customClaims?: Readonly<Record<string, unknown>> | null
}

interface Renewal {
  now: number
  tokenHash: string
  factors: readonly FactorRow[]
  expiresAt: number
  ipAddress: string
  userAgent: string
}

/** Sessions, found by the hash of their token. */
export function createSessions(
  db: Db,
  atomically: Atomically,
  engine: Pick<Engine, 'name' | 'json' | 'isAmongFirst'>,
) {
  const { isAmongFirst } = engine
  const rows = sessionRows(db)
  return {
    create: (session: SessionRow) => rows.add(session),

    /** Finds the active session of a token: not revoked, not expired at `now`. */
    findByToken: (projectId: string, tokenHash: string, now: number) =>
      rows.find({ projectId, tokenHash, ...live(now) }),

    /** Finds an active session by id. */
    findById: (projectId: string, sessionId: string, now: number) =>
      rows.find({ projectId, sessionId, ...live(now) }),

    /** Finds an active session with its user in one statement, so that nothing can change in between. */
    findWithUser: async (
      projectId: string,
      by: { readonly tokenHash: string } | { readonly sessionId: string },
      now: number,
    ) => {
      const [row] =
        'tokenHash' in by
          ? await findByHash(db, engine, { projectId, value: by.tokenHash, now })
          : await findBySessionId(db, engine, { projectId, value: by.sessionId, now })
      return row ? toSessionWithUser(row.found) : null
    },

    /**
     * Stores an access and, when given, a new end, if the session is active. Returns the session afterwards, or null when
     * it has ended, or its end is not the previous one any more.
     */
    touch: (projectId: string, sessionId: string, { now, previousEnd, ...change }: Access) =>
      rows.change(
        {
          projectId,
          sessionId,
          ...live(now),
          ...(previousEnd !== undefined && { expiresAt: previousEnd }),
        },
        { lastAccessedAt: now, ...change },
      ),

    /**
     * Renews an active session after another proof, with a new token, factors and end; the old token is no longer valid.
     * Returns the session afterwards, or null when it has ended.
     */
    renew: (projectId: string, sessionId: string, { now, ...change }: Renewal) =>
      rows.change({ projectId, sessionId, ...live(now) }, { lastAccessedAt: now, ...change }),

    /** Ends a session. True when this call ended it, false when it had ended already. */
    revoke: async (projectId: string, sessionId: string, now: number) =>
      (await rows.change({ projectId, sessionId, ...live(now) }, { revokedAt: now })) !== null,

    /** Ends all active sessions of a user, except the named one. Returns the ids of the ended sessions. */
    revokeAll: async (
      projectId: string,
      userId: string,
      { now, exceptSessionId = '' }: { now: number; exceptSessionId?: string },
    ) => {
      const theirs = { projectId, userId, sessionId: other(exceptSessionId), ...live(now) }
      const revoked = await rows.changeAll(theirs, { revokedAt: now })
      return revoked.map((session) => session.sessionId)
    },

    /** Lists the active sessions of a user, newest first. */
    listOfUser: (projectId: string, userId: string, now: number) =>
      rows.list({ projectId, userId, ...live(now) }, 'startedAt desc', 'sessionId'),

    /** Names the device of a user's active session; null removes the name. False when it has ended or is another user's. */
    rename: async (
      session: Pick<SessionRow, 'projectId' | 'userId' | 'sessionId'>,
      deviceName: string | null,
      now: number,
    ) => {
      const { projectId, userId, sessionId } = session
      const named = { projectId, userId, sessionId, ...live(now) }
      return (await rows.change(named, { deviceName })) !== null
    },

    /** Lists the ids of the project's sessions that were revoked at `since` or later. */
    listRevoked: async (projectId: string, since: number) => {
      const revoked = await db
        .selectFrom('sessions')
        .select('session_id')
        .where('project_id', '=', projectId)
        .where('revoked_at', '>=', since)
        .execute()
      return revoked.map((session) => session.session_id)
    },

    /** Removes sessions that ended before `before`. */
    prune: (before: number, limit: number) =>
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

/** Removes sessions that ended in one of the two ways, each by its own index. */
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

/** Removes client apps' subscriptions to the end of these sessions. */
async function removeLogoutSubscriptions(
  tx: Db,
  sessions: readonly { readonly project_id: string; readonly session_id: string }[],
): Promise<void> {
  for (const projectId of new Set(sessions.map((session) => session.project_id))) {
    const ids = sessions.flatMap((one) => (one.project_id === projectId ? one.session_id : []))
    for (let from = 0; from < ids.length; from += maxIds) {
      await artefactRows(tx).remove({
        projectId,
        sessionId: among(ids.slice(from, from + maxIds)),
        kind: 'backchannel_logout_subscription',
      })
    }
  }
}
