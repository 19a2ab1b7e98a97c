import { StytchSDKUsageError } from './errors/errors.ts'

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'function' | 'string[]'

/** What each field must be; with a question mark it may be left out. */
export type Rules = Record<string, Kind | `${Kind}?`>

const kindNames: Partial<Record<string, string>> = {
  object: 'an object',
  'string[]': 'an array of strings',
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind === 'string[]')
    return Array.isArray(value) && value.every((part) => typeof part === 'string')
  if (kind === 'number') return Number.isFinite(value)
  return typeof value === kind && value !== null && !Array.isArray(value)
}

/**
 * Refuses what a host without types may pass by mistake, before it becomes an answer that says less.
 *
 * @param call - what was called
 * @param prefix - stands before the names of the fields
 * @throws StytchSDKUsageError that names the first field that is wrong
 */
export function validate(call: string, values: unknown, rules: Rules, prefix = ''): void {
  const fields = new Map<string, unknown>(Object.entries(values ?? {}))
  for (const [field, rule] of Object.entries(rules)) {
    const value = fields.get(field)
    const kind = rule.replace('?', '')
    const isLeftOut = value === undefined && kind !== rule
    if (!isLeftOut && !isOfKind(value, kind)) {
      const wanted = kindNames[kind] ?? `a ${kind}`
      throw new StytchSDKUsageError(call, `${prefix}${field} must be ${wanted}.`)
    }
  }
  // where every field may be left out, none has refused it
  if (values !== undefined && !isOfKind(values, 'object')) {
    const what = prefix.slice(0, -1) || 'The argument'
    throw new StytchSDKUsageError(call, `${what} must be an object.`)
  }
}
