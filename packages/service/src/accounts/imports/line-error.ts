import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Says why a line is refused; the message contains nothing of a hash. */
export class LineError extends Error {
  override readonly name = 'LineError'
}

/**
 * Checks a part of a line against its schema.
 *
 * @param under the part's key in the line: `password`
 * @throws LineError with the first invalid field
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
  // Errors of these kinds are more specific than those that follow from them.
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
