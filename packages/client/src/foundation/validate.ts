import { PorticoSDKUsageError } from './errors/errors.ts'

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'function' | 'string[]'

/** The type of each field; a field whose type has a question mark may be left out. */
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
 * Refuses arguments of a wrong type, which a host page without TypeScript may pass by mistake. Without this check the
 * service would answer with a less helpful error.
 *
 * @param call - name of the call
 * @param prefix - text before the names of the fields in messages
 * @throws PorticoSDKUsageError that names the first wrong field
 */
export function validate(call: string, values: unknown, rules: Rules, prefix = ''): void {
  const fields = new Map<string, unknown>(Object.entries(values ?? {}))
  for (const [field, rule] of Object.entries(rules)) {
    const value = fields.get(field)
    const kind = rule.replace('?', '')
    const isLeftOut = value === undefined && kind !== rule
    if (!isLeftOut && !isOfKind(value, kind)) {
      const wanted = kindNames[kind] ?? `a ${kind}`
      throw new PorticoSDKUsageError(call, `${prefix}${field} must be ${wanted}.`)
    }
  }
  // where every field is optional, the loop refuses no value that is not an object
  if (values !== undefined && !isOfKind(values, 'object')) {
    const what = prefix.slice(0, -1) || 'The argument'
    throw new PorticoSDKUsageError(call, `${what} must be an object.`)
  }
}
