import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, among, atLeast, atMost, known } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { defineChallenges } from '../../../foundation/database/schema.ts'
import type { ChallengeKind, ChallengeRow } from '../storage.ts'

/** The engines limit the number of values in a statement. */
const maxSecrets = 500

/** The rows of challenges. */
export const challengeRows = defineChallenges<ChallengeKind>()

const unused = { consumedAt: null, voidedAt: null }
const live = (now: number) => ({ ...unused, expiresAt: above(now) })

/** One-time secrets. A valid one is unused, not void and not expired; one statement consumes it. */
export function createChallenges(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
) {
  const rows = challengeRows(db)
  return {
    /** Stores a one-time secret; older ones stay valid. */
    issue: (challenge: ChallengeRow) => rows.add(challenge),

    /**
     * Stores a one-time secret and voids all older unused ones of the same project, kind and subject, atomically.
     *
     * @returns the ids of the voided ones
     */
    supersede: (challenge: ChallengeRow) =>
      atomically(async (tx) => {
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
      }),

    /** Finds a valid challenge (unused, not void, `now < expiresAt`) without consuming it. */
    find: (projectId: string, kind: ChallengeKind, challengeId: string, now: number) =>
      rows.find({ projectId, kind, challengeId, ...live(now) }),

    /** Finds a valid challenge by its hash without consuming it. */
    findBySecret: (projectId: string, kind: ChallengeKind, secretHash: string, now: number) =>
      rows.find({ projectId, kind, secretHash, ...live(now) }),

    /**
     * Finds a challenge by its id, valid or not, until it is pruned: a guess at an expired passcode counts for the same
     * identifier.
     */
    findAny: (projectId: string, kind: ChallengeKind, challengeId: string) =>
      rows.find({ projectId, kind, challengeId }),

    /** Finds the newest challenge of a subject, valid or not, until it is pruned. */
    findNewest: (projectId: string, kind: ChallengeKind, subject: string) =>
      findNewest(db, projectId, kind, subject),

    /** Lists the valid challenges of a subject, newest first, at most `max`. */
    listLive: (projectId: string, kind: ChallengeKind, subject: string, now: number, max: number) =>
      rows.listFirst(max, { projectId, kind, subject, ...live(now) }, 'createdAt desc'),

    /** Finds a challenge by hash in all projects, used or not, for a link's redirect, which names no project. */
    findAnyBySecret: (kind: ChallengeKind, secretHash: string) => rows.find({ kind, secretHash }),

    /** Returns those hashes that belong to a challenge, valid or not, in one query for all waiting pages. */
    findIssued: async (kind: ChallengeKind, secretHashes: readonly string[]) => {
      const found: string[] = []
      for (let from = 0; from < secretHashes.length; from += maxSecrets) {
        const secretHash = among(secretHashes.slice(from, from + maxSecrets))
        const some = await rows.list({ kind, secretHash })
        found.push(...some.map((challenge) => challenge.secretHash))
      }
      return found
    },

    /** True when a challenge with this hash was consumed; false for a valid, voided or expired one. */
    wasUsed: async (projectId: string, kind: ChallengeKind, secretHash: string) =>
      (await rows.find({ projectId, kind, secretHash, consumedAt: known })) !== null,

    /** Consumes a valid challenge by one conditional update: one of several parallel calls gets the row. */
    consume: (projectId: string, kind: ChallengeKind, challengeId: string, now: number) =>
      rows.change({ projectId, kind, challengeId, ...live(now) }, { consumedAt: now }),

    /** Voids all valid challenges of a subject. */
    voidAll: async (projectId: string, kind: ChallengeKind, subject: string, now: number) => {
      await rows.changeAll({ projectId, kind, subject, ...unused }, { voidedAt: now })
    },

    /**
     * Consumes the challenges of a subject that were issued at `since` or later, void ones too.
     *
     * @returns those that were unused and have not expired, newest first
     */
    takeSince: (projectId: string, kind: ChallengeKind, subject: string, from: Since) =>
      takeSince(rows, { projectId, kind, subject }, from),

    /** Voids an expired challenge, so that it stays invalid when the clock is set back; does not change a valid one. */
    voidExpired: async (projectId: string, challengeId: string, now: number) => {
      const expired = { projectId, challengeId, ...unused, expiresAt: atMost(now) }
      await rows.change(expired, { voidedAt: now })
    },

    /** Voids all valid challenges of any kind for these subjects, after a credential changed. */
    voidEverything: async (projectId: string, subjects: readonly string[], now: number) => {
      await rows.changeAll({ projectId, subject: among(subjects), ...unused }, { voidedAt: now })
    },

    /** Removes challenges that expired before `before`. */
    prune: pruneBy(db, isAmongFirst, 'challenges', 'expires_at'),
  }
}

/** A time from which challenges were issued, and the present. */
interface Since {
  readonly since: number
  readonly now: number
}

async function takeSince(
  rows: ReturnType<typeof challengeRows>,
  of: Pick<ChallengeRow, 'projectId' | 'kind' | 'subject'>,
  { since, now }: Since,
): Promise<readonly ChallengeRow[]> {
  const where = { ...of, createdAt: atLeast(since), expiresAt: above(now) }
  const taken = await rows.changeAll({ ...where, consumedAt: null }, { consumedAt: now })
  return taken.toSorted((a, b) => b.createdAt - a.createdAt)
}

async function findNewest(
  db: Db,
  projectId: string,
  kind: ChallengeKind,
  subject: string,
): Promise<ChallengeRow | null> {
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
  return row ? challengeRows.toRow({ ...row, kind }) : null
}
