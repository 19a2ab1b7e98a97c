import { sql } from 'kysely'
import type { Db, Part } from '../../database/engine.ts'

/** How many of the newest people are looked at: enough to tell what one in twenty has from what half of them have. */
const sampled = 100
/** An index of trigrams looks three of them up for a piece as long as this, and as many more for the whole text. */
const pieceLength = 5
const maxPieces = 40
/** What a larger share of them has is not rare. */
const maxShare = 0.05

/**
 * Finds a piece of a text that few people of the project have: an index of trigrams takes long over those that everybody
 * has. Where there is none, it is the whole text.
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
 * Of what Postgres makes trigrams, whatever stands beside it: three letters or digits, or a word's first two after what
 * parts words.
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

/** One text of each who has one. */
async function readNewestTexts(
  db: Db,
  { projectId, kind }: Pick<Part, 'projectId' | 'kind'>,
): Promise<readonly string[]> {
  // A value of each person: joined, Postgres may read the addresses of all.
  const address = sql<string | null>`(select canonical_email from user_emails
    where user_emails.project_id = users.project_id and user_emails.user_id = users.user_id limit 1)`
  const rows = await db
    .selectFrom('users')
    .where('users.project_id', '=', projectId)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.user_id', 'desc')
    .limit(sampled)
    .select(kind === 'name' ? 'users.search_name as text' : address.as('text'))
    .execute()
  return rows.flatMap(({ text }) => text ?? [])
}
