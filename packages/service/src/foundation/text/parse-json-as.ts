import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { tryParse } from './try-parse.ts'

/** Parses JSON that comes from outside; null unless it is what the schema describes. */
export function parseJsonAs<const Schema extends TSchema>(
  schema: Schema,
  text: string,
): Static<Schema> | null {
  const value = tryParse((): unknown => JSON.parse(text))
  return Value.Check(schema, value) ? value : null
}
