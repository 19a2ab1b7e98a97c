import { type RawBuilder, sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db } from '../../../foundation/database/engine.ts'
import type { TableShape } from '../../../foundation/database/table-shape.ts'
import type { ProjectTable } from '../moved-tables.ts'
import {
  type MovedTable,
  movedArtefacts,
  movedTables,
  type PersonTable,
  personTables,
  projectTables,
} from '../moved-tables.ts'
import type { MovedBundle, MovedRow } from '../storage.ts'

/** The engines limit the values of one statement; this many rows of the widest table fit. */
const maxRows = 200

/** Reads and writes rows unchanged, for a move to another installation. */
export function createMoves(db: Db, atomically: Atomically) {
  return {
    /** Counts the rows of each table that move. */
    count: async (projectId: string, now: number) => {
      const counts: [MovedTable, number][] = []
      for (const table of listTables(movedTables)) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
          where project_id = ${projectId}${toCondition(table, now)}`.execute(db)
        counts.push([table, rows[0]?.n ?? 0])
      }
      // the loop above counted every table
      return Object.fromEntries(counts) as Record<MovedTable, number>
    },

    /** Reads users by id, each with all their rows. */
    readPeople: async (
      projectId: string,
      { after, limit }: { readonly after: string; readonly limit: number },
    ) => {
      const { key } = movedTables.users
      const users = await select(db, 'users', {
        projectId,
        condition: sql` and user_id > ${after}`,
        end: sql` order by ${toRefs(key)} limit ${limit}`,
      })
      return addBelongings(db, projectId, users)
    },

    /** Reads rows that belong to no user, by their key. */
    readRows: (
      projectId: string,
      table: ProjectTable,
      {
        after,
        limit,
        now,
      }: { readonly after: MovedRow | null; readonly limit: number; readonly now: number },
    ) => {
      const { key } = movedTables[table]
      const place =
        after && sql` and (${toRefs(key)}) > (${sql.join(key.map((one) => after[one]))})`
      return select(db, table, {
        projectId,
        condition: sql`${toCondition(table, now)}${place ?? sql``}`,
        end: sql` order by ${toRefs(key)} limit ${limit}`,
      })
    },

    /** Finds the existing rows under each bundle's key, in the bundles' order; null where there are none. */
    find: async (projectId: string, bundles: readonly MovedBundle[]) => {
      const heads = bundles.map(findHead)
      const found = new Map<string, MovedBundle>()
      for (const table of new Set(heads.map(([name]) => name))) {
        const rows = heads.flatMap(([name, row]) => (name === table ? [row] : []))
        for (let from = 0; from < rows.length; from += maxRows) {
          const some = await findByKeys(db, projectId, table, rows.slice(from, from + maxRows))
          for (const bundle of some) found.set(toHeadName(findHead(bundle)), bundle)
        }
      }
      return heads.map((head) => found.get(toHeadName(head)) ?? null)
    },

    /**
     * Adds all bundles or none. Existing rows stay unchanged.
     *
     * @returns null on success, else the table that has a conflicting id or name
     */
    add: (projectId: string, bundles: readonly MovedBundle[]) =>
      atomically((tx) => addAll(tx, projectId, bundles)),

    /** Lists the sealed identifier keys of the installations from which rows were moved here. */
    listKeys: async (projectId: string) => {
      const rows = await db
        .selectFrom('moved_keys')
        .select(['key_id', 'sealed_key'])
        .where('project_id', '=', projectId)
        .orderBy('key_id')
        .execute()
      return rows.map((row) => ({ keyId: row.key_id, sealedKey: row.sealed_key }))
    },
  }
}

/** Lists tables in their order, referenced ones first. */
const listTables = <Table extends MovedTable>(shapes: Readonly<Record<Table, TableShape>>) =>
  // the keys of a constant record are exactly those of its type
  Object.keys(shapes) as Table[]

const toRefs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

function toCondition(table: MovedTable, now: number): RawBuilder<unknown> {
  if (table !== 'artefacts') return sql``
  return sql` and kind in (${sql.join(movedArtefacts)}) and expires_at > ${now}`
}

async function select(
  db: Db,
  table: MovedTable,
  wanted: {
    readonly projectId: string
    readonly condition: RawBuilder<unknown>
    readonly end?: RawBuilder<unknown>
  },
): Promise<readonly MovedRow[]> {
  const { projectId, condition, end = sql`` } = wanted
  const { rows } = await sql<MovedRow>`select ${toRefs(movedTables[table].columns)}
    from ${sql.table(table)} where project_id = ${projectId}${condition}${end}`.execute(db)
  return rows
}

/** A user with the rows read so far. */
type Person = Partial<Record<PersonTable, MovedRow[]>>

/** Adds to each user their rows of all tables. */
async function addBelongings(
  db: Db,
  projectId: string,
  users: readonly MovedRow[],
): Promise<readonly MovedBundle[]> {
  if (users.length === 0) return []
  const people = new Map<MovedRow[string], Person>()
  for (const user of users) people.set(user.user_id ?? '', { users: [user] })
  for (const table of listTables(personTables)) {
    if (table === 'users') continue
    const condition = toOwners(table, [...people.values()])
    if (condition === null) continue
    // Unsorted: with an order, SQLite would scan the whole table in that order.
    for (const row of await select(db, table, { projectId, condition })) {
      const person = people.get(row.user_id ?? '')
      if (person) person[table] = [...(person[table] ?? []), row]
    }
  }
  return [...people.values()]
}

/** The condition for rows of these users, matching the table's index; null when there are none. */
function toOwners(table: PersonTable, people: readonly Person[]): RawBuilder<unknown> | null {
  const { owner = { table: 'users', column: 'user_id' } } = movedTables[table]
  const { column } = owner
  const ownerTable = owner.table as PersonTable // the owner of a user's table is a user's table
  const ids = people.flatMap((person) => (person[ownerTable] ?? []).map((row) => row[column]))
  return ids.length === 0 ? null : sql` and ${sql.ref(column)} in (${sql.join(ids)})`
}

/** Finds the row that identifies a bundle: the user's, or its only row. */
function findHead(bundle: MovedBundle): readonly [MovedTable, MovedRow] {
  for (const table of listTables({ ...personTables, ...projectTables })) {
    const [row] = bundle[table] ?? []
    if (row) return [table, row]
  }
  throw new Error('A bundle holds no row.')
}

const toHeadName = ([table, row]: readonly [MovedTable, MovedRow]) =>
  JSON.stringify([table, ...movedTables[table].key.map((column) => row[column])])

/** Finds users with all their rows, and single rows of a project. */
async function findByKeys(
  db: Db,
  projectId: string,
  table: MovedTable,
  wanted: readonly MovedRow[],
): Promise<readonly MovedBundle[]> {
  const { key } = movedTables[table]
  const keys = wanted.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`)
  const rows = await select(db, table, {
    projectId,
    condition: sql` and (${toRefs(key)}) in (values ${sql.join(keys)})`,
  })
  return table === 'users'
    ? addBelongings(db, projectId, rows)
    : rows.map((row) => ({ [table]: [row] }))
}

async function addAll(
  tx: Db,
  projectId: string,
  bundles: readonly MovedBundle[],
): Promise<MovedTable | null> {
  await sql`savepoint moved`.execute(tx)
  for (const table of listTables({ ...personTables, ...projectTables })) {
    const rows = bundles.flatMap((bundle) => bundle[table] ?? [])
    for (let from = 0; from < rows.length; from += maxRows) {
      const some = rows.slice(from, from + maxRows)
      if ((await insert(tx, projectId, table, some)) === some.length) continue
      await sql`rollback to savepoint moved`.execute(tx)
      return table
    }
  }
  await sql`release savepoint moved`.execute(tx)
  return null
}

/**
 * Adds rows that do not conflict with existing ones, which stay unchanged.
 *
 * @returns how many were added
 */
async function insert(
  tx: Db,
  projectId: string,
  table: MovedTable,
  rows: readonly MovedRow[],
): Promise<number> {
  const { columns } = movedTables[table]
  const values = rows.map(
    (row) => sql`(${sql.join([projectId, ...columns.map((column) => row[column] ?? null)])})`,
  )
  const { rows: added } = await sql`insert into ${sql.table(table)}
    (${toRefs(['project_id', ...columns])}) values ${sql.join(values)}
    on conflict do nothing returning project_id`.execute(tx)
  return added.length
}
