import Database from 'libsql'
import { Client } from 'pg'
import type { TestDatabaseLocation } from '../count-rows.ts'

/** A table as the database's catalogue describes it. */
export interface TableDescription {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly isText: boolean }[]
  /** The columns of each index, in its order; `isWhole` is false for an index with a condition. */
  readonly indexes: readonly { readonly columns: readonly string[]; readonly isWhole: boolean }[]
  /** The tables to which its foreign keys refer. */
  readonly parents: readonly { readonly table: string; readonly columns: readonly string[] }[]
}

type Row = Readonly<Record<string, unknown>>

/** Reads the tables of a database, referenced ones first, without the internal tables of virtual tables. */
export async function describeTables(
  database: TestDatabaseLocation,
): Promise<readonly TableDescription[]> {
  const tables =
    database.kind === 'sqlite' ? describeFile(database.file) : await describeServer(database.url)
  const sorted: TableDescription[] = []
  const add = (table: TableDescription) => {
    if (sorted.includes(table)) return
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent.table)
      if (found && found !== table) add(found)
    }
    sorted.push(table)
  }
  for (const table of tables) add(table)
  return sorted
}

function describeFile(file: string): readonly TableDescription[] {
  const db = new Database(file)
  const ask = (sql: string) => db.prepare(sql).all([]) as Row[] // rows of the catalogue
  const names = ask(
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
  ).map(({ name }) => String(name))
  const tables = names.map((name) => ({
    name,
    columns: ask(`select name, type from pragma_table_info('${name}')`).map((column) => ({
      name: String(column.name),
      isText: String(column.type).toLowerCase() === 'text',
    })),
    indexes: ask(`select name, partial from pragma_index_list('${name}')`).map((index) => ({
      columns: ask(`select name from pragma_index_info('${index.name}')`).map((column) =>
        String(column.name),
      ),
      isWhole: Number(index.partial) === 0,
    })),
    parents: groupParents(
      ask(
        `select id, "table" as parent, "from" as own from pragma_foreign_key_list('${name}') order by id, seq`,
      ),
    ),
  }))
  db.close()
  return tables
}

async function describeServer(url: string): Promise<readonly TableDescription[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const ask = async (sql: string, name?: string): Promise<Row[]> =>
    (await client.query(sql, name === undefined ? [] : [name])).rows
  const tables: TableDescription[] = []
  for (const row of await ask(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) {
    const name = String(row.name)
    const columns = await ask(
      'select attname as name, atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
      name,
    )
    const indexes = await ask(
      `select indpred is null as whole, array(select attname::text from unnest(indkey) with ordinality as key(number, place)
         join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
       from pg_index where indrelid = $1::regclass`,
      name,
    )
    const parents = await ask(
      `select conname as id, confrelid::regclass::text as parent, attname as own
       from pg_constraint, unnest(conkey) with ordinality as key(number, place), pg_attribute
       where conrelid = $1::regclass and contype = 'f' and attrelid = conrelid and attnum = number order by conname, place`,
      name,
    )
    tables.push({
      name,
      columns: columns.map((one) => ({ name: String(one.name), isText: one.type === 'text' })),
      indexes: indexes.map((one) => ({
        columns: Array.isArray(one.columns) ? one.columns.map(String) : [],
        isWhole: one.whole === true,
      })),
      parents: groupParents(parents),
    })
  }
  await client.end()
  return tables
}

function groupParents(rows: readonly Row[]): TableDescription['parents'] {
  const parents = new Map<unknown, { table: string; columns: string[] }>()
  for (const { id, parent, own } of rows) {
    const known = parents.get(id) ?? { table: String(parent), columns: [] }
    known.columns.push(String(own))
    parents.set(id, known)
  }
  return [...parents.values()]
}
