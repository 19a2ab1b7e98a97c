import type { RawRow } from '../../../foundation/database/sealed-column.ts'
import type { MovedTable } from '../moved-tables.ts'

/** A row as the database stores it, without its project. */
export type MovedRow = RawRow

/** Rows, by table, that are added together or not at all: a user with all their rows, or one row of a project. */
export type MovedBundle = Readonly<Partial<Record<MovedTable, readonly MovedRow[]>>>
