import { type RawBuilder, sql } from 'kysely'

/** A condition on a column other than equality with one value. */
export type Condition = (column: RawBuilder<unknown>) => RawBuilder<unknown>

/** True for no null: SQL neither orders null above nor below a number. */
export const above =
  (value: number): Condition =>
  (column) =>
    sql`${column} > ${value}`

export const atLeast =
  (value: number): Condition =>
  (column) =>
    sql`${column} >= ${value}`

export const below =
  (value: number): Condition =>
  (column) =>
    sql`${column} < ${value}`

export const atMost =
  (value: number): Condition =>
  (column) =>
    sql`${column} <= ${value}`

/** As the database orders texts; the same order sorts the rows. */
export const later =
  (value: string): Condition =>
  (column) =>
    sql`${column} > ${value}`

export const other =
  (value: string): Condition =>
  (column) =>
    sql`${column} <> ${value}`

export const known: Condition = (column) => sql`${column} is not null`

/** The values of one statement are limited by the engines, so keep the list short. */
export const among =
  (values: readonly string[]): Condition =>
  (column) =>
    values.length > 0 ? sql`${column} in (${sql.join([...values])})` : sql`false`

export const nullOr =
  (condition: Condition): Condition =>
  (column) =>
    sql`(${column} is null or ${condition(column)})`
