import { sql } from 'kysely'
import type { Db, Engine } from './engine.ts'
import { defineStatement } from './fixed-statement.ts'

/**
 * Defines a statement that adds rows to a table, for one that is written all the time; its text is put together once
 * for each number of rows.
 *
 * @param columns all that are written, the same of every row
 * @returns adds rows on a connection of the engine; none of them where one of its key is there already
 */
export function defineInsert<const Column extends string>(
  table: string,
  columns: readonly Column[],
): (
  db: Db,
  engine: Pick<Engine, 'name' | 'collect'>,
  rows: readonly Readonly<Record<Column, string | number | null>>[],
) => Promise<void> {
  const statements = new Map<number, ReturnType<typeof define>>()
  const toName = (row: number, column: string) => `${column} ${row}`
  const define = (count: number) => {
    const all = Array.from({ length: count }, (_, row) => columns.map((one) => toName(row, one)))
    return defineStatement<unknown, string>(all.flat(), (values) => {
      const tuples = all.map((names) => sql`(${sql.join(names.map((name) => values[name]))})`)
      const into = sql.join(columns.map((column) => sql.ref(column)))
      return sql`insert into ${sql.table(table)} (${into}) values ${sql.join(tuples)}`
    })
  }
  return async (db, engine, rows) => {
    if (rows.length === 0) return
    const statement = statements.get(rows.length) ?? define(rows.length)
    statements.set(rows.length, statement)
    const values: Record<string, string | number | null> = {}
    for (const [row, own] of rows.entries()) {
      for (const column of columns) values[toName(row, column)] = own[column]
    }
    await statement(db, engine, values)
  }
}
