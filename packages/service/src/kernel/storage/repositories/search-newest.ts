import { sql } from 'kysely'
import { credentialKinds } from '../../../declarations/all-declarations.ts'
import { contains } from '../../../foundation/database/contains.ts'
import type { Db } from '../../../foundation/database/engine.ts'
import type { Cursor } from '../../../foundation/database/page.ts'
import { after } from '../../../foundation/database/paging.ts'
import { toSearchText } from './change-user.ts'
import { holdsText } from './holds-text.ts'

/** How many users one statement looks at, and how many statements one call makes. */
const lookedAtOnce = 250
const mostLooks = 4

/** What a look at the newest users found. */
export interface NewestMatches {
  /** The ids of the matching users, newest first. */
  readonly userIds: readonly string[]
  /** Where to look on; null when all users were looked at. */
  readonly next: Cursor | null
}

/**
 * Searches the newest users for a text that is too short for the index of parts: names, e-mail addresses, and the
 * addresses of credentials. A call looks at 1,000 users at most, so that it takes about as long among a million users as
 * among one thousand; the next call looks on where it stopped.
 */
export function createNewestSearch(db: Db) {
  return async (
    projectId: string,
    searched: string,
    page: { readonly after: Cursor | null; readonly limit: number },
  ): Promise<NewestMatches> => {
    const text = toSearchText(searched)
    const matches: Cursor[] = []
    let from = page.after
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const looked = await look(db, projectId, text, from)
      matches.push(...looked.filter(({ isMatch }) => isMatch))
      const last = looked.at(-1)
      from = looked.length < lookedAtOnce || last === undefined ? null : last
      if (matches.length > page.limit || from === null) break
    }
    const shown = matches.slice(0, page.limit)
    const userIds = shown.map(({ id }) => id)
    const lastShown = shown.at(-1)
    const isCut = matches.length > page.limit && lastShown !== undefined
    return { userIds, next: isCut ? toCursor(lastShown) : from && toCursor(from) }
  }
}

const toCursor = ({ at, id }: Cursor): Cursor => ({ at, id })

async function look(db: Db, projectId: string, text: string, from: Cursor | null) {
  const conditions = [
    contains('users.search_name', text),
    holdsText('user_emails', 'canonical_email', text, sql` and user_emails.removed_at is null`),
    ...credentialKinds.flatMap(({ address, tables }) => {
      const [table] = Object.keys(tables)
      return address && table !== undefined ? [holdsText(table, address.column, text)] : []
    }),
  ]
  const rest = from ? sql`and ${after('users.created_at', 'users.user_id', from)}` : sql``
  const { rows } = await sql<{
    created_at: number | string
    user_id: string
    is_match: number | boolean
  }>`select users.created_at, users.user_id,
      case when ${sql.join(conditions, sql` or `)} then 1 else 0 end as is_match
    from users where users.project_id = ${projectId} ${rest}
    order by users.created_at desc, users.user_id desc limit ${sql.lit(lookedAtOnce)}`.execute(db)
  return rows.map((row) => ({
    at: Number(row.created_at),
    id: row.user_id,
    isMatch: Boolean(row.is_match),
  }))
}
