/**
 * Rows of one table, found and changed by what their columns hold: most of what a repository does. A field is named
 * as its column, in camel case; what is more than that is a query of its own.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Condition } from './conditions.ts'
import { type Fields, type Kinds, type Mapping, mapColumns, toColumn } from './map-columns.ts'

type ValueOf<Row, Table, Field extends keyof Fields<Table>> = Field extends keyof Row
  ? Row[Field]
  : Fields<Table>[Field]

/** What rows are found by: fields and what they hold. */
export type Where<Row, Table> = {
  readonly [Field in keyof Fields<Table>]?: ValueOf<Row, Table, Field> | Condition
}

/** What is set; undefined leaves a field as it is. */
type Change<Row, Table> = {
  readonly [Field in keyof Fields<Table>]?: ValueOf<Row, Table, Field> | undefined
}

type Order<Table> = (keyof Fields<Table> & string) | `${keyof Fields<Table> & string} desc`

export interface Rows<Row, Table> {
  /** The first that is so, or null. */
  find(where: Where<Row, Table>, ...order: readonly Order<Table>[]): Promise<Row | null>
  list(where: Where<Row, Table>, ...order: readonly Order<Table>[]): Promise<Row[]>
  /** One field of one that is so, or null. */
  read<Field extends keyof Fields<Table> & string>(
    field: Field,
    where: Where<Row, Table>,
  ): Promise<Fields<Table>[Field] | null>
  add(...rows: readonly Row[]): Promise<void>
  /** False where something unique stands in the way. */
  addNew(row: Row): Promise<boolean>
  /** Those that nothing unique stood in the way of. */
  addAllNew(rows: readonly Row[]): Promise<Row[]>
  /** Adds it, or replaces the one that has the same key. */
  put(row: Row, ...key: readonly (keyof Fields<Table> & string)[]): Promise<void>
  /** One as it is after the change; null when none is so. */
  change(where: Where<Row, Table>, change: Change<Row, Table>): Promise<Row | null>
  /** All that were so, as they are after the change. */
  changeAll(where: Where<Row, Table>, change: Change<Row, Table>): Promise<Row[]>
  /** @returns how many there were */
  remove(where: Where<Row, Table>): Promise<number>
}

/** Any connection, whatever tables it knows. */
type Connection = Pick<Kysely<unknown>, 'getExecutor'>

/**
 * Says how the rows of a table are kept.
 *
 * @param kinds the fields that are no plain columns, and the columns that rows do not show
 * @returns makes the rows on a connection; `toRow` and `toColumns` for queries of one's own
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
      // kysely names the rest of a connection as well; to run a query it takes this alone
      const { rows, numAffectedRows } = await query.execute(connection as Kysely<unknown>)
      // the statement names this table and all columns of it
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
      addAllNew: async (rows) =>
        rows.length === 0
          ? []
          : read(sql`${write.insert(rows)} on conflict do nothing returning *`),
      put: async (row, ...key) => {
        await run(write.upsert(row, key))
      },
      change: async (where, change) => (await changeAll(where, change))[0] ?? null,
      changeAll,
      remove: async (where) =>
        (await run(sql`delete from ${name} where ${write.condition(where)}`)).count,
    }
  }
  return Object.assign(make, mapping)
}

/** The statements. */
function createWriting<Row extends object, Table extends object>(
  table: RawBuilder<unknown>,
  { toColumns, toKept }: Mapping<Row, Table>,
) {
  const condition = (where: Where<Row, Table>) => {
    const conditions = Object.entries(where).map(([field, value]) => {
      // left out, it would find everybody's
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
