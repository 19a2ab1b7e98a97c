import { CompiledQuery, sql } from 'kysely'
import type { Db, Engine } from './engine.ts'

type Values<Column extends string> = Readonly<Record<Column, string | number | null>>

/**
 * Defines an insert statement for a table that is written often: its text is built once for each number of rows.
 *
 * @param columns all columns, in the same order for every row
 * @returns a function that adds all rows on a connection, or throws
 */
export function defineInsert<Column extends string>(
  table: string,
  columns: readonly Column[],
): (db: Db, engine: Pick<Engine, 'name'>, rows: readonly Values<Column>[]) => Promise<void> {
  const texts: Record<Engine['name'], string[]> = { sqlite: [], postgres: [] }
  const compile = (db: Db, count: number) => {
    const places = sql`(${sql.join(columns.map(() => null))})`
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const values = sql.join(Array<typeof places>(count).fill(places))
    return sql`insert into ${sql.table(table)} (${names}) values ${values}`.compile(db).sql
  }
  return async (db, { name }, rows) => {
    if (rows.length === 0) return
    const text = texts[name][rows.length] ?? compile(db, rows.length)
    texts[name][rows.length] = text
    const values = rows.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery(CompiledQuery.raw(text, values))
  }
}
