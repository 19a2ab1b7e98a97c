import { type RawBuilder, sql } from 'kysely'
import { credentialKinds } from '../../../declarations/all-declarations.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { UserRow } from '../storage.ts'
import { readPeople } from './read-users.ts'

/** The tables whose rows show that a user is more than a typed address. */
const belongings = [
  ...credentialKinds.flatMap(({ tables, address }) =>
    address ? [] : Object.keys(tables).slice(0, 1),
  ),
  'sessions',
  'grants',
  'known_browsers',
]

/** The columns of typed addresses. An address counts while it is verified or has a challenge. */
const addresses = [
  { table: 'user_emails', column: 'canonical_email', verified: 'verified' },
  ...credentialKinds.flatMap(({ tables, address }) => {
    const [table = ''] = Object.keys(tables)
    return address ? [{ table, ...address }] : []
  }),
]

/**
 * The condition for removal: no address was proved, the host never set a field, and no code or link is left that could
 * prove an address. It is part of the statement that removes, so that a user who signs in at the same time stays.
 */
function isForgotten(before: number): RawBuilder<boolean> {
  const ofUser = (table: string) =>
    sql`${sql.ref(`${table}.project_id`)} = users.project_id and ${sql.ref(`${table}.user_id`)} = users.user_id`
  const has = belongings.map(
    (table) => sql`and not exists (select 1 from ${sql.table(table)} where ${ofUser(table)})`,
  )
  // The cross join makes SQLite start with the user's addresses; otherwise it would read all challenges of the project
  // for each user.
  const isNobodys = addresses.map(({ table, column, verified }) => {
    const ref = (name: string) => sql.ref(`${table}.${name}`)
    return sql`and not exists (select 1 from ${sql.table(table)} where ${ofUser(table)} and ${ref(verified)} = 1)
      and not exists (select 1 from ${sql.table(table)} cross join challenges
        where ${ofUser(table)}
        and challenges.project_id = ${ref('project_id')} and challenges.subject = ${ref(column)})`
  })
  return sql<boolean>`users.typed_at < ${before} and users.status = 'pending'
    and users.external_id is null and users.blocked_at is null and users.search_name = ''
    and users.trusted_metadata = '{}' and users.untrusted_metadata = '{}' and users.roles = '[]'
    ${sql.join(has, sql` `)}
    and not exists (select 1 from challenges where challenges.project_id = users.project_id
      and challenges.subject = users.user_id)
    ${sql.join(isNobodys, sql` `)}`
}

/**
 * Removes a few forgotten users, in a transaction.
 *
 * @returns the removed users
 */
export async function takeForgotten(
  tx: Db,
  engine: Pick<Engine, 'name' | 'json' | 'isAmongFirst'>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly UserRow[]> {
  const where = isForgotten(before)
  const found = await readPeople(
    tx,
    engine,
    tx
      .selectFrom('users')
      .selectAll()
      .where(engine.isAmongFirst({ table: 'users', where, by: 'typed_at', limit })),
  )
  const gone: UserRow[] = []
  for (const projectId of new Set(found.map((user) => user.projectId))) {
    const users = found.filter((user) => user.projectId === projectId)
    const removed = await tx
      .deleteFrom('users')
      .where('project_id', '=', projectId)
      .where(
        'user_id',
        'in',
        users.map(({ userId }) => userId),
      )
      .where(where)
      .returning('user_id')
      .execute()
    const ids = new Set(removed.map((row) => row.user_id))
    gone.push(...users.filter(({ userId }) => ids.has(userId)))
  }
  return gone
}
