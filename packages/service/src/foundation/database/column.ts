/** How a column stores the values of a field: the words with which `defineTable` describes a table. */

/** A column, and the values of its field. */
export interface Column<Value> {
  readonly kind: 'plain' | 'flag' | 'json' | 'hidden'
  /** Never set: it carries the type. */
  readonly value?: Value
}

/** A column that conditions and changes name, and that rows do not show. */
export interface HiddenColumn<Value> extends Column<Value> {
  readonly kind: 'hidden'
}

/** A text. */
export const text: Column<string> = { kind: 'plain' }

/** A number; a time is epoch milliseconds. */
export const number: Column<number> = { kind: 'plain' }

/** True or false, stored as 1 or 0. */
export const flag: Column<boolean> = { kind: 'flag' }

/** One of a few texts. */
export const word = <Value extends string>(): Column<Value> => ({ kind: 'plain' })

/** A list or an object, stored as JSON. */
export const json = <Value extends object>(): Column<Value> => ({ kind: 'json' })

/** A column that may be null. */
export const orNull = <Value>({ kind }: Column<Value>): Column<Value | null> => ({ kind })

/** A column that rows do not show. */
export const hidden = <Value>(_column: Column<Value>): HiddenColumn<Value> => ({ kind: 'hidden' })
