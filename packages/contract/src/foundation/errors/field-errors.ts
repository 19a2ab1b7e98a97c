import { type TSchema, type TSchemaOptions, Type } from 'typebox'
import type { SharedErrorType } from './shared-errors.ts'

/** A symbol is not part of JSON Schema, so validators and the published document ignore it. */
const own: unique symbol = Symbol('errors of a field')

/**
 * Attaches errors to a field's schema, so that every operation with this field can return them. Without a type
 * argument it accepts the shared errors; a file that has errors of its own names them:
 * `refusedAs<keyof typeof errors>('invalid_totp_code')`.
 *
 * @param first - the error for a value of the wrong type
 * @param further - the errors of further rules
 */
export const refusedAs = <OwnErrors extends string = never>(
  first: SharedErrorType | NoInfer<OwnErrors>,
  ...further: (SharedErrorType | NoInfer<OwnErrors>)[]
): TSchemaOptions => ({ [own]: [first, ...further] })

/**
 * Lists the errors attached to a schema's fields.
 *
 * @typeParam ErrorName - the names that `refusedAs` accepted for the fields of this schema
 * @returns the errors of a body or a query, by field
 */
export function listFieldErrors<ErrorName extends string>(
  schema: TSchema | undefined,
): readonly (readonly [string, readonly ErrorName[]])[] {
  if (!schema || !Type.IsObject(schema)) return []
  return Object.entries(schema.properties).map(([name, field]) => {
    const { [own]: errors = [] }: { [own]?: readonly ErrorName[] } = field
    return [name, errors]
  })
}
