import { type TSchema, type TSchemaOptions, Type } from 'typebox'
import type { ErrorType } from './error-catalogue.ts'

/** A symbol is not part of JSON Schema, so validators and the published document ignore it. */
const own: unique symbol = Symbol('errors of a field')

/**
 * Attaches errors to a field's schema, so that every operation with this field can return them.
 *
 * @param first - the error for a value of the wrong type
 * @param further - the errors of further rules
 */
export const refusedAs = (first: ErrorType, ...further: ErrorType[]): TSchemaOptions => ({
  [own]: [first, ...further],
})

/**
 * Lists the errors attached to a schema's fields.
 *
 * @returns the errors of a body or a query, by field
 */
export function listFieldErrors(
  schema: TSchema | undefined,
): readonly (readonly [string, readonly ErrorType[]])[] {
  if (!schema || !Type.IsObject(schema)) return []
  return Object.entries(schema.properties).map(([name, field]) => {
    const { [own]: errors = [] }: { [own]?: readonly ErrorType[] } = field
    return [name, errors]
  })
}
