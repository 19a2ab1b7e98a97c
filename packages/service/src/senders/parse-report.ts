import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Parses the JSON of a report; null if it is none of the reports that the schema describes. */
export function parseReport<const Schema extends TSchema>(
  schema: Schema,
  body: string,
): Static<Schema> | null {
  try {
    const report: unknown = JSON.parse(body)
    return Value.Check(schema, report) ? report : null
  } catch {
    return null
  }
}
