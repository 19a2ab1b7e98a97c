import type { Selectable } from 'kysely'
import { fromJson } from './json.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Maps a table's columns to fields: camel-case names, stored types. */
export type Fields<Table> = {
  readonly [Column in keyof Table & string as CamelCase<Column>]: Selectable<Table>[Column &
    keyof Selectable<Table>]
}

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Name
type Stored<Value> = Value extends string | number | null
  ? Value
  : Value extends boolean
    ? number
    : string

/** Maps a row's fields to columns: snake-case names, flags as 0 or 1, lists and objects as JSON. */
export type ColumnsOf<Row> = {
  [Field in keyof Row & string as SnakeCase<Field>]: Stored<Row[Field]>
}

/**
 * How the table stores a field whose type differs from its column's: as 0 or 1, as one of a few texts, as JSON (null
 * stays null), or hidden from rows.
 */
type Kept<Row, Field, Column> = Field extends keyof Row
  ? [Column, Row[Field]] extends [Row[Field], Column]
    ? never
    : [Row[Field]] extends [boolean]
      ? 'flag'
      : [Row[Field]] extends [Column]
        ? 'word'
        : 'json'
  : 'hidden'

/** The fields whose types differ from their columns', and the columns hidden from rows. */
export type Kinds<Row, Table> = {
  readonly [Field in keyof Fields<Table> as Kept<Row, Field, Fields<Table>[Field]> extends never
    ? never
    : Field]: Kept<Row, Field, Fields<Table>[Field]>
}

/** Converts between rows and columns. */
export interface Mapping<Row, Table> {
  toRow(columns: Selectable<Table>): Row
  toColumns(row: Row): Table
  /** Converts a field's value to its column's type. */
  toKept(field: string, value: unknown): unknown
  /** Converts a column's value to its field's type. */
  fromKept(field: string, value: unknown): unknown
}

/** Defines the conversion between the rows and the columns of a table. */
export function mapColumns<Row extends object, Table extends object>(
  kinds: Kinds<Row, Table>,
): Mapping<Row, Table> {
  const kindOf = new Map<string, unknown>(Object.entries(kinds))
  const toKept = (field: string, value: unknown) => {
    const kind = kindOf.get(field)
    if (kind === 'flag') return value ? 1 : 0
    return kind === 'json' && value !== null ? JSON.stringify(value) : value
  }
  const fromKept = (field: string, value: unknown) => {
    const kind = kindOf.get(field)
    if (kind === 'flag') return value === 1
    return kind === 'json' && typeof value === 'string' ? fromJson(value) : value
  }
  return {
    toKept,
    fromKept,
    toRow: (columns) => {
      const row: Record<string, unknown> = {}
      for (const [column, value] of Object.entries(columns)) {
        const field = toField(column)
        if (kindOf.get(field) !== 'hidden') row[field] = fromKept(field, value)
      }
      return row as Row // every column is a field, as `Kinds` says
    },
    toColumns: (row) => {
      const columns: Record<string, unknown> = {}
      for (const [field, value] of Object.entries(row)) {
        columns[toColumn(field)] = toKept(field, value)
      }
      return columns as Table // every field is converted; a column without a field is null or has a default
    },
  }
}

/** Caches the conversion: there are few names, and every row looks them up. */
function remember(convert: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const converted = known.get(name) ?? convert(name)
    known.set(name, converted)
    return converted
  }
}

const toField = remember((column) =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
)
/** Converts a field's name to its column's. */
export const toColumn = remember((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)
