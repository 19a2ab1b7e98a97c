import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, among, atMost, known } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { ChallengesTable } from '../../../foundation/database/schema.ts'
import type { ChallengeRow, Challenges } from '../storage.ts'

/** The engines limit the number of values in a statement. */
const maxSecrets = 500

/** The rows of challenges. */
export const challengeRows = defineRows<ChallengeRow, ChallengesTable>('challenges', {
  kind: 'word',
  payload: 'json',
  consumedAt: 'hidden',
  voidedAt: 'hidden',
})

const unused = { consumedAt: null, voidedAt: null }
const live = (now: number) => ({ ...unused, expiresAt: above(now) })

/** One-time secrets. A valid one is unused, not void and not expired; one statement consumes it. */
export function createChallenges(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Challenges {
  const rows = challengeRows(db)
  return {
    issue: async (challenge, options) => {
      if (!options.supersede) {
        await rows.add(challenge)
        return []
      }
      return atomically(async (tx) => {
        const { projectId, kind, subject } = challenge
        // A lock per subject: otherwise two concurrent sends could both find nothing to supersede.
        await lock(tx, `challenges\0${projectId}\0${kind}\0${subject}`)
        const inTurn = challengeRows(tx)
        const superseded = await inTurn.changeAll(
          { projectId, kind, subject, ...unused },
          { voidedAt: challenge.createdAt },
        )
        await inTurn.add(challenge)
        return superseded.map(({ challengeId }) => challengeId)
      })
    },

    find: (projectId, kind, challengeId, now) =>
      rows.find({ projectId, kind, challengeId, ...live(now) }),

    findBySecret: (projectId, kind, secretHash, now) =>
      rows.find({ projectId, kind, secretHash, ...live(now) }),

    findAny: (projectId, kind, challengeId) => rows.find({ projectId, kind, challengeId }),

    findNewest: async (projectId, kind, subject) => {
      const row = await db
        .selectFrom('challenges')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .orderBy('created_at', 'desc')
        // If two challenges have the same millisecond, the one that was not superseded comes first.
        .orderBy((order) => order.case().when('voided_at', 'is', null).then(0).else(1).end())
        .limit(1)
        .executeTakeFirst()
      return row ? challengeRows.toRow(row) : null
    },

    listLive: async (projectId, kind, subject, now, max) => {
      const found = await db
        .selectFrom('challenges')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('consumed_at', 'is', null)
        .where('voided_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(max)
        .execute()
      return found.map(challengeRows.toRow)
    },

    findAnyBySecret: (kind, secretHash) => rows.find({ kind, secretHash }),

    findIssued: async (kind, secretHashes) => {
      const found: string[] = []
      for (let from = 0; from < secretHashes.length; from += maxSecrets) {
        const secretHash = among(secretHashes.slice(from, from + maxSecrets))
        const some = await rows.list({ kind, secretHash })
        found.push(...some.map((challenge) => challenge.secretHash))
      }
      return found
    },

    wasUsed: async (projectId, kind, secretHash) =>
      (await rows.find({ projectId, kind, secretHash, consumedAt: known })) !== null,

    consume: (projectId, kind, challengeId, now) =>
      rows.change({ projectId, kind, challengeId, ...live(now) }, { consumedAt: now }),

    voidAll: async (projectId, kind, subject, now) => {
      await rows.changeAll({ projectId, kind, subject, ...unused }, { voidedAt: now })
    },

    voidExpired: async (projectId, challengeId, now) => {
      const expired = { projectId, challengeId, ...unused, expiresAt: atMost(now) }
      await rows.change(expired, { voidedAt: now })
    },

    voidEverything: async (projectId, subjects, now) => {
      await rows.changeAll({ projectId, subject: among(subjects), ...unused }, { voidedAt: now })
    },

    prune: pruneBy(db, isAmongFirst, 'challenges', 'expires_at'),
  }
}
