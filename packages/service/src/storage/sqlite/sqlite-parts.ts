import { sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { PartSearch } from '../../database/engine.ts'

/** More of them narrow the search no further than it is worth. */
const maxTrigrams = 12

/** Parts by the trigrams that they have: of those who have all of them, the text decides. */
export const sqliteParts: PartSearch = {
  // In this order, as they are found: whoever asks for a few is not kept waiting for all.
  select({ projectId, kind, text, piece }) {
    const trigrams = toTrigrams(piece)
    if (trigrams.length === 0) {
      // Too short for the index; the plus keeps others away, which would read the table in their order.
      return sql`select user_id from user_texts where +project_id = ${projectId} and +kind = ${kind} and ${contains('user_texts.text', text)}`
    }
    const match = trigrams.map((one) => `"${one.replaceAll('"', '""')}"`).join(' AND ')
    return sql`select user_id from user_texts_trigrams cross join user_texts on user_texts.id = user_texts_trigrams.rowid where user_texts_trigrams match ${match} and project_id = ${projectId} and kind = ${kind} and ${contains('user_texts.text', text)}`
  },
  isIndexed: async () => true,
  isAmong: (selected) => sql<boolean>`users.user_id in (${selected})`,
}

/** By characters as the index counts them: one outside the basic plane is one. */
function toTrigrams(text: string): readonly string[] {
  const characters = [...text]
  const trigrams = characters.slice(2).map((_, i) => characters.slice(i, i + 3).join(''))
  return [...new Set(trigrams)].slice(0, maxTrigrams)
}
