import { sql } from 'kysely'
import { contains } from '../../../foundation/database/contains.ts'
import type { PartSearch } from '../../../foundation/database/engine.ts'

/** Further trigrams narrow the search too little to be worth their cost. */
const maxTrigrams = 12

/** Searches parts by their trigrams; the rows that contain all of them are then compared with the text. */
export const sqliteParts: PartSearch = {
  // The cross join reads rows in the index's order, so that a query for a few of them stops early.
  select({ projectId, sources, text, piece }) {
    const kinds = sql.join(sources.map(({ kind }) => kind))
    const trigrams = toTrigrams(piece)
    if (trigrams.length === 0) {
      // The text is too short for the index. The unary plus prevents other indexes, whose order would scatter the reads
      // of the table.
      return sql`select user_id from user_texts where +project_id = ${projectId} and +kind in (${kinds}) and ${contains('user_texts.text', text)}`
    }
    const match = trigrams.map((one) => `"${one.replaceAll('"', '""')}"`).join(' AND ')
    return sql`select user_id from user_texts_trigrams cross join user_texts on user_texts.id = user_texts_trigrams.rowid where user_texts_trigrams match ${match} and project_id = ${projectId} and kind in (${kinds}) and ${contains('user_texts.text', text)}`
  },
  isIndexed: async () => true,
  isAmong: (selected) => sql<boolean>`users.user_id in (${selected})`,
}

/** Splits by characters as the index does, which counts one outside the basic plane as one. */
function toTrigrams(text: string): readonly string[] {
  const characters = [...text]
  const trigrams = characters.slice(2).map((_, i) => characters.slice(i, i + 3).join(''))
  return [...new Set(trigrams)].slice(0, maxTrigrams)
}
