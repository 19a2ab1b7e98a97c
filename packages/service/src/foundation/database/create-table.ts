import type { Kysely } from 'kysely'

/** A table as a migration describes it; lists are separated by commas. */
interface NewTable {
  /**
   * `name`, `name bigint`, `name text?` for a nullable column, `name = {}` for one with a default; the type is text by
   * default.
   */
  readonly columns: string
  /**
   * Columns of the primary key.
   *
   * @default the first column
   */
  readonly key?: string
  /** Unique columns, by the constraint's name. */
  readonly unique?: Readonly<Record<string, string>>
  /**
   * Foreign keys that delete on cascade, by the constraint's name: the other table, and the columns that both tables
   * have.
   */
  readonly parent?: Readonly<Record<string, readonly [table: string, columns: string]>>
  readonly indexes?: Readonly<Record<string, string>>
}

/** Splits a list of names. The query layer's types do not know the columns of a schema under migration. */
const list = (text: string) => text.split(', ') as never[] // the types know no columns yet

/** Makes a table with its indexes. */
export async function createTable(
  db: Kysely<never>,
  name: string,
  { columns, key, unique = {}, parent = {}, indexes = {} }: NewTable,
): Promise<void> {
  let table = db.schema.createTable(name)
  for (const [index, text] of columns.split(', ').entries()) {
    const [, column = '', type = 'text', mayBeNull, initial] =
      /^(\w+)(?: (text|bigint|integer))?(\?)?(?: = (.*))?$/.exec(text) ?? []
    if (column === '') throw new Error(`"${text}" is no column.`)
    // the pattern matches no other type
    table = table.addColumn(column, type as 'text' | 'bigint' | 'integer', (definition) => {
      if (mayBeNull) return definition
      if (key === undefined && index === 0) return definition.primaryKey()
      return initial === undefined ? definition.notNull() : definition.notNull().defaultTo(initial)
    })
  }
  if (key !== undefined) table = table.addPrimaryKeyConstraint(`${name}_pkey`, list(key))
  for (const [constraint, own] of Object.entries(unique)) {
    table = table.addUniqueConstraint(constraint, list(own))
  }
  for (const [constraint, [other, shared]] of Object.entries(parent)) {
    const own = list(shared)
    table = table.addForeignKeyConstraint(constraint, own, other, own, (reference) =>
      reference.onDelete('cascade'),
    )
  }
  await table.execute()
  for (const [index, own] of Object.entries(indexes)) await createIndex(db, name, index, own)
}

/** Makes an index; its columns are separated by commas. */
export async function createIndex(
  db: Kysely<never>,
  table: string,
  name: string,
  columns: string,
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(list(columns)).execute()
}
