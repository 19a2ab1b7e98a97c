import { sql } from 'kysely'
import type { Db, Part, PartSource } from '../../../foundation/database/engine.ts'
import { partSources } from './part-sources.ts'

/**
 * The number of newest users to sample: enough to distinguish a piece of one in twenty from a piece of half of them.
 */
const sampled = 100
/** A piece of this length has three trigrams for the index to look up; the whole text has many more. */
const pieceLength = 5
const maxPieces = 40
/** A piece that a larger share of the sample contains is not rare. */
const maxShare = 0.05

/**
 * Finds a piece of a text that few users of the project have, because a trigram index is slow for pieces that many
 * have. Without a rare piece it returns the whole text.
 */
export async function findRarePiece(db: Db, part: Omit<Part, 'piece'>): Promise<string> {
  const pieces = toPieces(part.text)
  if (pieces.length === 0 || part.text.length <= pieceLength) return part.text
  const texts = await readNewestTexts(db, part)
  let rarest = { piece: part.text, people: texts.length }
  for (const piece of pieces) {
    const people = texts.filter((text) => text.includes(piece)).length
    if (people < rarest.people) rarest = { piece, people }
  }
  return rarest.people <= texts.length * maxShare ? rarest.piece : part.text
}

/**
 * Splits a text into pieces for which Postgres makes the same trigrams in any context: three letters or digits, or a
 * word's first two after a separator.
 */
function toPieces(text: string): readonly string[] {
  const runs = text.match(/[ -/:-`{-~]?[a-z0-9]{2,}/g) ?? []
  const pieces = runs.flatMap((run) =>
    Array.from({ length: Math.max(1, run.length - pieceLength + 1) }, (_, i) =>
      run.slice(i, i + pieceLength),
    ),
  )
  return pieces.filter((piece) => piece.length >= 3).slice(0, maxPieces)
}

/**
 * Reads the texts of each of the newest users, one below the other: names and e-mail addresses always, since SQLite has
 * one index for all kinds of texts, where a piece that is rare among names may be in every address.
 */
async function readNewestTexts(
  db: Db,
  { projectId, sources }: Pick<Part, 'projectId' | 'sources'>,
): Promise<readonly string[]> {
  const own = Object.values<PartSource>(partSources)
  const others = sources.filter(({ kind }) => !own.some((one) => one.kind === kind))
  // A subquery for each user: with a join, Postgres might read the addresses of all users.
  const texts = [...own, ...others].map(({ table, column }) =>
    table === 'users'
      ? sql`${sql.ref(`users.${column}`)}`
      : sql`coalesce((select ${sql.ref(column)} from ${sql.table(table)} as held
          where held.project_id = users.project_id and held.user_id = users.user_id limit 1), '')`,
  )
  const rows = await db
    .selectFrom('users')
    .where('users.project_id', '=', projectId)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.user_id', 'desc')
    .limit(sampled)
    .select(sql<string>`${sql.join(texts, sql` || '\n' || `)}`.as('text'))
    .execute()
  return rows.map(({ text }) => text)
}
