import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Why a line is refused; the words hold nothing of a hash. */
export class LineError extends Error {
  override readonly name = 'LineError'
}

/**
 * Holds a part of a line against its schema.
 *
 * @param under where the part stands: `password`
 * @throws LineError with the first field that is wrong
 */
export function checkPart<Schema extends TSchema>(
  schema: Schema,
  part: unknown,
  under = '',
): Static<Schema> {
  if (Value.Check(schema, part)) return part
  throw new LineError(toReason(Value.Errors(schema, part), under))
}

function toReason(errors: ReturnType<typeof Value.Errors>, under: string): string {
  const toField = (...path: readonly string[]) => [under, ...path].filter(Boolean).join('.')
  // One of these says more than what follows from it.
  const [first] = [
    ...errors.filter(({ keyword }) => keyword === 'required' || keyword === 'boolean'),
    ...errors,
  ]
  if (!first) return 'is malformed'
  const path = first.instancePath.slice(1).replaceAll('/', '.')
  switch (first.keyword) {
    case 'required':
      return `${toField(path, first.params.requiredProperties[0] ?? '')} is missing`
    case 'boolean':
      return `${toField(path)} is not a known field`
    case 'enum':
      return `${toField(path)} must be one of ${first.params.allowedValues.join(', ')}`
    default:
      return `${toField(path) || 'the line'} ${first.message}`
  }
}
