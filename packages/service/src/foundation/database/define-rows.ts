/**
 * Finds and changes rows of one table by the values of their columns: most of the work of a repository. A field is
 * named as its column, in camel case. A repository writes its other queries itself.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { Condition } from './conditions.ts'
import { type Fields, type Kinds, type Mapping, mapColumns, toColumn } from './map-columns.ts'

type ValueOf<Row, Table, Field extends keyof Fields<Table>> = Field extends keyof Row
  ? Row[Field]
  : Fields<Table>[Field]

/** Selects rows by the values of their fields. */
export type Where<Row, Table> = {
  readonly [Field in keyof Fields<Table>]?: ValueOf<Row, Table, Field> | Condition
}

/** The new values of fields; undefined leaves a field unchanged. */
type Change<Row, Table> = {
  readonly [Field in keyof Fields<Table>]?: ValueOf<Row, Table, Field> | undefined
}

type Order<Table> = (keyof Fields<Table> & string) | `${keyof Fields<Table> & string} desc`

export interface Rows<Row, Table> {
  /** Finds the first matching row, or null. */
  find(where: Where<Row, Table>, ...order: readonly Order<Table>[]): Promise<Row | null>
  list(where: Where<Row, Table>, ...order: readonly Order<Table>[]): Promise<Row[]>
  /** Lists the first matching rows, at most `limit`. */
  listFirst(
    limit: number,
    where: Where<Row, Table>,
    ...order: readonly Order<Table>[]
  ): Promise<Row[]>
  /** Reads one field of a matching row, or null. */
  read<Field extends keyof Fields<Table> & string>(
    field: Field,
    where: Where<Row, Table>,
  ): Promise<Fields<Table>[Field] | null>
  add(...rows: readonly Row[]): Promise<void>
  /** Adds a row; false when a unique constraint forbids it. */
  addNew(row: Row): Promise<boolean>
  /** Adds rows; returns those that no unique constraint forbade. */
  addAllNew(rows: readonly Row[]): Promise<Row[]>
  /** Adds a row, or replaces the row that has the same key. */
  put(row: Row, ...key: readonly (keyof Fields<Table> & string)[]): Promise<void>
  /** Changes one matching row and returns it as changed; null when no row matches. */
  change(where: Where<Row, Table>, change: Change<Row, Table>): Promise<Row | null>
  /** Changes all matching rows and returns them as changed. */
  changeAll(where: Where<Row, Table>, change: Change<Row, Table>): Promise<Row[]>
  /**
   * Removes all matching rows.
   *
   * @returns how many were removed
   */
  remove(where: Where<Row, Table>): Promise<number>
}

/** How many values one statement may have: SQLite takes 32,766 of them. */
const mostValues = 30_000

/** A connection of any schema. */
type Connection = Pick<Kysely<unknown>, 'getExecutor'>

/**
 * Defines how the rows of a table map to its columns.
 *
 * @param kinds the fields that are no plain columns, and the columns that rows do not show
 * @returns a function that binds the rows to a connection; the conversions serve queries written by hand
 */
export function defineRows<Row extends object, Table extends object>(
  table: string,
  kinds: Kinds<Row, Table> & (keyof Row extends keyof Fields<Table> ? unknown : never),
) {
  const mapping = mapColumns<Row, Table>(kinds)
  const name = sql.table(table)
  const write = createWriting(name, mapping)
  const make = (connection: Connection): Rows<Row, Table> => {
    const run = async (query: RawBuilder<unknown>) => {
      // kysely's type also names other members of a connection; running a query uses only this one
      const { rows, numAffectedRows } = await query.execute(connection as Kysely<unknown>)
      // the statement selects from this table, with all its columns
      return { rows: rows as Selectable<Table>[], count: Number(numAffectedRows ?? 0) }
    }
    const read = async (query: RawBuilder<unknown>) => (await run(query)).rows.map(mapping.toRow)
    const changeAll: Rows<Row, Table>['changeAll'] = (where, change) =>
      read(write.update(where, change))

    return {
      find: async (where, ...order) => {
        const found = write.select(where)
        return (await read(sql`${found}${toOrder(order)} limit 1`))[0] ?? null
      },
      list: (where, ...order) => read(sql`${write.select(where)}${toOrder(order)}`),
      listFirst: (limit, where, ...order) =>
        read(sql`${write.select(where)}${toOrder(order)} limit ${limit}`),
      read: async (field, where) => {
        const column = toColumn(field)
        const { rows } = await run(sql`${write.select(where, sql.ref(column))} limit 1`)
        return rows[0] ? (get(rows[0], column) as never) : null // the field's own column
      },
      add: async (...rows) => {
        if (rows.length > 0) await run(write.insert(rows))
      },
      addNew: async (row) =>
        (await run(sql`${write.insert([row])} on conflict do nothing`)).count === 1,
      addAllNew: async (rows) => {
        const added: Row[] = []
        const size = Math.floor(mostValues / Object.keys(rows[0] ?? {}).length)
        for (const some of inChunks(rows, size)) {
          added.push(...(await read(sql`${write.insert(some)} on conflict do nothing returning *`)))
        }
        return added
      },
      put: async (row, ...key) => {
        await run(write.upsert(row, key))
      },
      change: async (where, change) => (await changeAll(where, change))[0] ?? null,
      changeAll,
      remove: async (where) =>
        (await run(sql`delete from ${name} where ${write.condition(where)}`)).count,
    }
  }
  return Object.assign(make, mapping, { table })
}

/** Builds the statements that change rows. */
function createWriting<Row extends object, Table extends object>(
  table: RawBuilder<unknown>,
  { toColumns, toKept }: Mapping<Row, Table>,
) {
  const condition = (where: Where<Row, Table>) => {
    const conditions = Object.entries(where).map(([field, value]) => {
      // an omitted value would match the rows of every user
      if (value === undefined) throw new Error(`Nothing is said of "${field}".`)
      const column = sql.ref(toColumn(field))
      if (value === null) return sql`${column} is null`
      if (typeof value === 'function') return (value as Condition)(column) // no field is a function
      return sql`${column} = ${toKept(field, value)}`
    })
    if (conditions.length === 0) throw new Error('Rows are found by one field at least.')
    return sql.join(conditions, sql` and `)
  }
  const insert = (rows: readonly Row[]) => {
    const columns = rows.map(toColumns)
    const names = Object.keys(columns[0] ?? {})
    const values = columns.map((one) => sql`(${sql.join(names.map((name) => get(one, name)))})`)
    return sql`insert into ${table} (${toRefs(names)}) values ${sql.join(values)}`
  }
  return {
    condition,
    insert,
    select: (where: Where<Row, Table>, what: RawBuilder<unknown> = sql`*`) =>
      sql`select ${what} from ${table} where ${condition(where)}`,
    update: (where: Where<Row, Table>, change: Change<Row, Table>) => {
      const set = Object.entries(change)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => sql`${sql.ref(toColumn(field))} = ${toKept(field, value)}`)
      return sql`update ${table} set ${sql.join(set)} where ${condition(where)} returning *`
    },
    upsert: (row: Row, key: readonly string[]) => {
      const set = Object.keys(toColumns(row)).map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
      )
      return sql`${insert([row])} on conflict (${toRefs(key.map(toColumn))})
        do update set ${sql.join(set)}`
    },
  }
}

function toOrder(order: readonly string[]): RawBuilder<unknown> {
  if (order.length === 0) return sql``
  const columns = order.map((by) => {
    const [field = '', direction] = by.split(' ')
    return direction ? sql`${sql.ref(toColumn(field))} desc` : sql.ref(toColumn(field))
  })
  return sql` order by ${sql.join(columns)}`
}

const toRefs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

const get = (columns: object, name: string): unknown => Reflect.get(columns, name)
