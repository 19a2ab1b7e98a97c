import { type RawBuilder, sql } from 'kysely'

/** What a column must be like, where it is not one value. */
export type Condition = (column: RawBuilder<unknown>) => RawBuilder<unknown>

/** A null is neither above nor below anything. */
export const above =
  (value: number): Condition =>
  (column) =>
    sql`${column} > ${value}`

export const below =
  (value: number): Condition =>
  (column) =>
    sql`${column} < ${value}`

export const atMost =
  (value: number): Condition =>
  (column) =>
    sql`${column} <= ${value}`

export const other =
  (value: string): Condition =>
  (column) =>
    sql`${column} <> ${value}`

export const known: Condition = (column) => sql`${column} is not null`

/** Engines limit how many values a statement may carry. */
export const among =
  (values: readonly string[]): Condition =>
  (column) =>
    values.length > 0 ? sql`${column} in (${sql.join([...values])})` : sql`false`

export const nullOr =
  (condition: Condition): Condition =>
  (column) =>
    sql`(${column} is null or ${condition(column)})`
