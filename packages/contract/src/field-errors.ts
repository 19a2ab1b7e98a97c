import { type TSchema, type TSchemaOptions, Type } from 'typebox'
import type { ErrorType } from './error-catalogue.ts'

/** Not a word of JSON Schema: validators and the published document pass it over. */
const own: unique symbol = Symbol('errors of a field')

/**
 * Errors that a field brings to every operation that takes it, as an option of its schema.
 *
 * @param first - what a value of the wrong kind is answered with
 * @param further - those of its rules
 */
export const refusedAs = (first: ErrorType, ...further: ErrorType[]): TSchemaOptions => ({
  [own]: [first, ...further],
})

/** @returns the errors that the fields of a body or a query bring along, by field */
export function listFieldErrors(
  schema: TSchema | undefined,
): readonly (readonly [string, readonly ErrorType[]])[] {
  if (!schema || !Type.IsObject(schema)) return []
  return Object.entries(schema.properties).map(([name, field]) => {
    const { [own]: errors = [] }: { [own]?: readonly ErrorType[] } = field
    return [name, errors]
  })
}
