/**
 * What belongs to a person, as it is read with them: rows of a table, in one statement with the person and all else
 * that is theirs. Who declares rows says which columns are read and what they come to; nobody else knows them.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** Which rows of a table are read, and what they come to. */
interface HeldRowsOf<Columns, State> {
  readonly table: string
  /** Texts and numbers; no more than are needed, and no secret. */
  readonly columns: Readonly<Record<keyof Columns, true>>
  /** Columns that the rows are sorted by; they are told apart by them. */
  readonly order: readonly string[]
  toState(rows: readonly Columns[]): State
}

/** The same to whoever reads people: a person's rows, as the statement brings them. */
export interface HeldRows<State = unknown> {
  /** One column of the statement that reads people: the rows as JSON, or null. */
  toColumn(collect: Engine['collect']): RawBuilder<string | null>
  fromColumn(text: string | null): State
}

/**
 * Declares rows that belong to people.
 *
 * @example
 * ```ts
 * defineHeldRows({ table: 'badges', columns: { badge_id: true }, order: ['badge_id'], toState })
 * ```
 */
export function defineHeldRows<Columns extends object, State>(
  held: HeldRowsOf<Columns, State>,
): HeldRows<State> {
  const { table, order, toState } = held
  const columns = Object.keys(held.columns)
  const ref = (column: string) => sql.ref(`${table}.${column}`)
  return {
    toColumn: (collect) =>
      sql`(select ${collect(columns.map(ref), order.map(ref))} from ${sql.table(table)}
        where ${ref('project_id')} = users.project_id and ${ref('user_id')} = users.user_id)`,
    fromColumn: (text) => {
      // Most people have nothing of most kinds.
      const rows: unknown[][] = text === null || text === '[]' ? [] : JSON.parse(text)
      return toState(rows.map((values) => toColumns<Columns>(columns, values)))
    },
  }
}

/** The statement names the columns in this order, and their types are those of the table. */
const toColumns = <Columns>(names: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index]])) as Columns
