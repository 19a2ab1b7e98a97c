import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { json, mapColumns, word } from '../../database/map-columns.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { ChallengesTable } from '../../database/schema.ts'
import type { ChallengeKind, ChallengeRow, Challenges } from '../storage.ts'

const { toColumns, toRow } = mapColumns<ChallengeRow, ChallengesTable>({
  projectId: 'project_id',
  challengeId: 'challenge_id',
  kind: word('kind'),
  subject: 'subject',
  secretHash: 'secret_hash',
  payload: json('payload'),
  createdAt: 'created_at',
  expiresAt: 'expires_at',
})

/** One-time secrets. A live one is unused, not void and before its end; using it up is one statement. */
export function createChallenges(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Challenges {
  const selectLive = (projectId: string, kind: ChallengeKind, now: number) =>
    db
      .selectFrom('challenges')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('kind', '=', kind)
      .where('consumed_at', 'is', null)
      .where('voided_at', 'is', null)
      .where('expires_at', '>', now)

  return {
    issue: async (challenge, options) => {
      if (!options.supersede) return insertChallenge(db, challenge)
      await atomically(async (tx) => {
        const { projectId, kind, subject } = challenge
        // Two sends at once must not both find nothing to replace: they take turns.
        await lock(tx, `challenges\0${projectId}\0${kind}\0${subject}`)
        await voidUnused(tx, projectId, kind, subject, challenge.createdAt)
        await insertChallenge(tx, challenge)
      })
    },

    find: async (projectId, kind, challengeId, now) => {
      const row = await selectLive(projectId, kind, now)
        .where('challenge_id', '=', challengeId)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findBySecret: async (projectId, kind, secretHash, now) => {
      const row = await selectLive(projectId, kind, now)
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findAny: async (projectId, kind, challengeId) => {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('challenge_id', '=', challengeId)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findNewest: async (projectId, kind, subject) => {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .orderBy('created_at', 'desc')
        // Two sends in one millisecond: the one that the other did not supersede.
        .orderBy((order) => order.case().when('voided_at', 'is', null).then(0).else(1).end())
        .limit(1)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findAnyBySecret: async (kind, secretHash) => {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('kind', '=', kind)
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    findIssued: (kind, secretHashes) => findIssued(db, kind, secretHashes),

    wasUsed: async (projectId, kind, secretHash) => {
      const row = await db
        .selectFrom('challenges')
        .select('challenge_id')
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('secret_hash', '=', secretHash)
        .where('consumed_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    consume: async (projectId, kind, challengeId, now) => {
      const row = await db
        .updateTable('challenges')
        .set({ consumed_at: now })
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('challenge_id', '=', challengeId)
        .where('consumed_at', 'is', null)
        .where('voided_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

    voidAll: (projectId, kind, subject, now) => voidUnused(db, projectId, kind, subject, now),

    voidExpired: async (projectId, challengeId, now) => {
      await db
        .updateTable('challenges')
        .set({ voided_at: now })
        .where('project_id', '=', projectId)
        .where('challenge_id', '=', challengeId)
        .where('consumed_at', 'is', null)
        .where('voided_at', 'is', null)
        .where('expires_at', '<=', now)
        .execute()
    },

    voidEverything: (projectId, subjects, now) => voidEverything(db, projectId, subjects, now),

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'challenges',
        by: 'expires_at',
        where: isBefore('expires_at', before),
      }),
  }
}

async function findIssued(
  db: Db,
  kind: ChallengeKind,
  secretHashes: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  // Neither engine takes any number of values in one statement.
  for (let from = 0; from < secretHashes.length; from += 500) {
    const rows = await db
      .selectFrom('challenges')
      .select('secret_hash')
      .where('kind', '=', kind)
      .where('secret_hash', 'in', secretHashes.slice(from, from + 500))
      .execute()
    found.push(...rows.map((row) => row.secret_hash))
  }
  return found
}

async function voidEverything(
  db: Db,
  projectId: string,
  subjects: readonly string[],
  now: number,
): Promise<void> {
  if (subjects.length === 0) return
  await db
    .updateTable('challenges')
    .set({ voided_at: now })
    .where('project_id', '=', projectId)
    .where('subject', 'in', [...subjects])
    .where('consumed_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

async function voidUnused(
  db: Db,
  projectId: string,
  kind: ChallengeKind,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('challenges')
    .set({ voided_at: now })
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('consumed_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

async function insertChallenge(db: Db, challenge: ChallengeRow): Promise<void> {
  await db
    .insertInto('challenges')
    .values({ ...toColumns(challenge), consumed_at: null, voided_at: null })
    .execute()
}
