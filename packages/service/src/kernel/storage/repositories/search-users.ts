import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { contains } from '../../../foundation/database/contains.ts'
import type { Db, Engine, PartSearch, PartSource } from '../../../foundation/database/engine.ts'
import type { Cursor } from '../../../foundation/database/page.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import type { Schema } from '../../../foundation/database/schema.ts'
import type { UserFilter, UserQuery } from '../storage.ts'
import { toSearchText } from './change-user.ts'
import { countPeople } from './count-users.ts'
import { findRarePiece } from './find-rare-piece.ts'
import { holdsText } from './holds-text.ts'
import { partSources } from './part-sources.ts'
import { readPeople, type UserEngine } from './read-users.ts'

type Where = ExpressionBuilder<Schema, 'users'>

/**
 * Users that match a condition are counted up to this number; `bench/scale.mjs` measures a page among a million users.
 * For more matches it is also faster to scan the newest users than to collect and sort all matches.
 */
const maxCounted = 3_000

/** Searches users by conditions, newest first. */
export function createUserSearch(db: Db, engine: UserEngine & Pick<Engine, 'parts'>) {
  const { parts } = engine
  return async (
    projectId: string,
    { operator, filters }: UserQuery,
    page: { after: Cursor | null; limit: number },
  ) => {
    const hits = await findHits(db, parts, { projectId, filters })
    // Few matches are sorted directly; otherwise the engine would scan all users by age until it has found as many.
    const isFew = (filter: UserFilter) => (hits.get(filter)?.isAmong ?? null) !== null
    const areFew =
      operator === 'and' ? [...hits.keys()].some(isFew) : filters.length > 0 && filters.every(isFew)
    const matching = db
      .selectFrom('users')
      .where('users.project_id', '=', projectId)
      .where((where) => {
        if (filters.length === 0) return sql<boolean>`1 = 1`
        if (operator === 'or' && areFew) return isAmongAny(parts, [...hits.values()])
        const conditions = filters.map((filter) => toCondition(where, filter, hits))
        return operator === 'and' ? where.and(conditions) : where.or(conditions)
      })
    const users = await readPeople(
      db,
      engine,
      (page.after
        ? matching.where(after('users.created_at', 'users.user_id', page.after))
        : matching
      )
        .selectAll('users')
        .orderBy(areFew ? sql`+users.created_at` : 'users.created_at', 'desc')
        .orderBy('users.user_id', 'desc')
        .limit(page.limit + 1),
      sql`order by users.created_at desc, users.user_id desc`,
    )
    const count = async () => {
      const [only, ...others] = filters
      if (only === undefined) return countPeople(db, projectId)
      if (!page.after && users.length <= page.limit) return users.length
      // Where one of several conditions alone has as many matches, there is nothing left to count.
      const isFull = (filter: UserFilter) => (hits.get(filter)?.people ?? 0) >= maxCounted
      if (operator === 'or' && filters.some(isFull)) return maxCounted
      const counted = others.length === 0 ? hits.get(only)?.people : null
      return counted ?? countUpTo(db, matching.select(sql.lit(1).as('one')))
    }
    const total = await count()
    const { rows, next } = toPage(users, page.limit, (user) => ({
      at: user.createdAt,
      id: user.userId,
    }))
    return { rows, next, total }
  }
}

async function countUpTo(
  db: Db,
  rows: { limit(limit: number): Expression<unknown> },
): Promise<number> {
  const { rows: counted } = await sql<{
    total: number | string
  }>`select count(*) as total from (${rows.limit(maxCounted)}) as matching`.execute(db)
  return Number(counted[0]?.total ?? 0)
}

/** The users that match a condition with an index. */
interface Hit {
  /** At most `maxCounted`; null when not counted, because the condition names few values. */
  readonly people: number | null
  /** Selects their ids. */
  readonly selected: RawBuilder<unknown>
  /** The condition that a user is among them; null when there are many. */
  readonly isAmong: RawBuilder<boolean> | null
}

/**
 * The condition that a user has one of several hits. As one list: for several lists joined by `or`, SQLite looks
 * through all users.
 */
const isAmongAny = (parts: PartSearch, hits: readonly Hit[]) =>
  parts.isAmong(
    sql.join(
      hits.map(({ selected }) => selected),
      sql` union `,
    ),
  )

/** Conditions that name a few values, each of one user. */
const exact: ReadonlySet<UserFilter['by']> = new Set(['email', 'emailId', 'userId', 'externalId'])

/** Runs each such condition as a query of its own, because inside the search it would be evaluated for every user. */
async function findHits(
  db: Db,
  parts: PartSearch,
  wanted: { readonly projectId: string; readonly filters: readonly UserFilter[] },
): Promise<ReadonlyMap<UserFilter, Hit>> {
  const hits = new Map<UserFilter, Hit>()
  for (const filter of wanted.filters.flatMap((one) => (one.by === 'all' ? one.filters : one))) {
    const selected = await selectByIndex(db, parts, wanted.projectId, filter)
    if (selected === null) continue
    if (exact.has(filter.by)) {
      hits.set(filter, { people: null, selected, isAmong: parts.isAmong(selected) })
      continue
    }
    const { rows } = await sql<{
      people: number | string
      texts: number | string
    }>`select count(*) as texts, count(distinct user_id) as people from (${selected} limit ${sql.lit(maxCounted)}) as hits`.execute(
      db,
    )
    const { texts = 0, people: met = 0 } = rows[0] ?? {}
    // Some users match with several addresses, so the limit may have cut off further users.
    const isCutOff = Number(texts) >= maxCounted && Number(met) < maxCounted
    const people = isCutOff
      ? await countUpTo(db, {
          limit: (limit) =>
            sql`select distinct user_id from (${selected}) as hits limit ${sql.lit(limit)}`,
        })
      : Number(met)
    hits.set(filter, {
      people,
      selected,
      isAmong: people < maxCounted ? parts.isAmong(selected) : null,
    })
  }
  return hits
}

/** Selects the ids of users that match a condition by an index; null for a condition without an index. */
async function selectByIndex(
  db: Db,
  parts: PartSearch,
  projectId: string,
  filter: UserFilter,
): Promise<RawBuilder<{ user_id: string }> | null> {
  const select = (table: string, column: string, values: readonly (string | number)[]) =>
    sql<{ user_id: string }>`select user_id from ${sql.table(table)}
      where project_id = ${projectId} and ${sql.ref(column)} in (${sql.join(nonEmpty(values))})`
  const selectPart = async (searched: string, ...sources: readonly PartSource[]) => {
    const part = { projectId, sources, text: toSearchText(searched) }
    return parts.select({ ...part, piece: await findRarePiece(db, part) })
  }
  switch (filter.by) {
    case 'emailPart':
      return selectPart(filter.text, partSources.email)
    case 'namePart':
      return selectPart(filter.text, partSources.name)
    case 'credentialPart': {
      const { table, column, indexedAs: kind, text } = filter
      return kind === undefined ? null : selectPart(text, { table, column, kind })
    }
    case 'anyPart': {
      const others = filter.credentials.map(({ indexedAs: kind, ...place }) => ({ ...place, kind }))
      return selectPart(filter.text, ...Object.values<PartSource>(partSources), ...others)
    }
    case 'idStart':
      return sql<{ user_id: string }>`select user_id from users
        where project_id = ${projectId} and ${startsWith('user_id', filter.text)}`
    case 'email':
      return select('user_emails', 'canonical_email', filter.canonicalEmails)
    case 'emailId':
      return select('user_emails', 'email_id', filter.ids)
    case 'userId':
      return select('users', 'user_id', filter.ids)
    case 'externalId':
      return select('users', 'external_id', filter.ids)
    case 'credential':
      return filter.isThere && filter.column !== undefined
        ? select(filter.table, filter.column, filter.values ?? [])
        : null
    default:
      return null
  }
}

function toCondition(
  where: Where,
  filter: UserFilter,
  hits: ReadonlyMap<UserFilter, Hit>,
): Expression<SqlBool> {
  const isAmong = hits.get(filter)?.isAmong
  if (isAmong) return isAmong
  switch (filter.by) {
    case 'createdAfter':
      return where('users.created_at', '>', filter.time)
    case 'createdBefore':
      return where('users.created_at', '<', filter.time)
    case 'status':
      return where('users.status', '=', filter.status)
    case 'blocked':
      return where('users.blocked_at', filter.isBlocked ? 'is not' : 'is', null)
    case 'userId':
      return isAnyOf(where, 'users.user_id', filter.ids)
    case 'externalId':
      return isAnyOf(where, 'users.external_id', filter.ids)
    case 'all':
      return where.and(filter.filters.map((one) => toCondition(where, one, hits)))
    case 'credential':
      return toCredentialCondition(filter)
    case 'credentialPart':
      return toPartCondition(filter)
    case 'idStart':
      return startsWith('users.user_id', filter.text)
    case 'anyPart':
      return toAnyPartCondition(filter)
    case 'namePart':
      return contains('users.search_name', toSearchText(filter.text))
    default:
      return toEmailCondition(where, filter)
  }
}

type EmailFilter = Extract<UserFilter, { by: 'emailId' | 'email' | 'emailPart' | 'emailVerified' }>

function toEmailCondition(where: Where, filter: EmailFilter): Expression<SqlBool> {
  const emails = where
    .selectFrom('user_emails')
    .select('user_emails.email_id')
    .whereRef('user_emails.project_id', '=', 'users.project_id')
    .whereRef('user_emails.user_id', '=', 'users.user_id')
    .where('user_emails.removed_at', 'is', null)
  switch (filter.by) {
    case 'emailId':
      return where.exists(emails.where('user_emails.email_id', 'in', nonEmpty(filter.ids)))
    case 'email':
      return where.exists(
        emails.where('user_emails.canonical_email', 'in', nonEmpty(filter.canonicalEmails)),
      )
    case 'emailPart':
      return where.exists(
        emails.where(contains('user_emails.canonical_email', toSearchText(filter.text))),
      )
    case 'emailVerified':
      return where.exists(emails.where('user_emails.verified', '=', filter.isVerified ? 1 : 0))
  }
}

/** The condition that the user has a row of a kind of credential, with one of the given values, if any. */
function toCredentialCondition(
  filter: Extract<UserFilter, { by: 'credential' }>,
): RawBuilder<boolean> {
  const { table, isThere, column, values = [] } = filter
  const ofUser = sql`${sql.ref(`${table}.project_id`)} = users.project_id
    and ${sql.ref(`${table}.user_id`)} = users.user_id`
  const among =
    column === undefined
      ? sql``
      : sql` and ${sql.ref(`${table}.${column}`)} in (${sql.join(nonEmpty(values))})`
  const exists = sql<boolean>`exists (select 1 from ${sql.table(table)} where ${ofUser}${among})`
  return isThere ? exists : sql<boolean>`not ${exists}`
}

function toPartCondition({
  table,
  column,
  text,
}: Extract<UserFilter, { by: 'credentialPart' }>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.project_id`)} = users.project_id
    and ${sql.ref(`${table}.user_id`)} = users.user_id
    and ${contains(`${table}.${column}`, text)})`
}

/** Many users match, so the newest are looked through; each condition reads the rows of one user. */
function toAnyPartCondition({
  text,
  credentials,
}: Extract<UserFilter, { by: 'anyPart' }>): RawBuilder<boolean> {
  const searched = toSearchText(text)
  const conditions = [
    contains('users.search_name', searched),
    holdsText('user_emails', 'canonical_email', searched, sql` and user_emails.removed_at is null`),
    ...credentials.map(({ table, column }) => holdsText(table, column, searched)),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The condition that an id begins with a text, as a range of the primary key. No id has a sign above `~`. */
const startsWith = (column: string, text: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}~`})`

const isAnyOf = (
  where: Where,
  column: 'users.user_id' | 'users.external_id',
  ids: readonly string[],
) => where(column, 'in', nonEmpty(ids))

/** Replaces an empty list, which SQL does not allow, by an empty text, which equals no id. */
const nonEmpty = <Value extends string | number>(values: readonly Value[]) =>
  values.length === 0 ? [''] : [...values]
