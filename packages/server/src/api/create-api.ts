import type { CallService, ServiceCall } from '../foundation/call-service.ts'
import { paths, type ServerApi } from './operations.ts'

/**
 * Creates the typed calls: `users.get({ user_id })`. Fields that the path names go into it, those of a GET into the query, all
 * others into the body.
 */
export function createApi(callService: CallService): ServerApi {
  const toCall = (operation: string) => {
    const [method = '', template = ''] = operation.split(' ')
    return async (params: Readonly<Record<string, unknown>> = {}) => {
      const rest = { ...params }
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = rest[name]
        delete rest[name]
        return toSegment(name, value)
      })
      return callService(toRequest(method as ServiceCall['method'], path, rest)) // from the table
    }
  }
  const groups = Object.entries(paths).map(([group, operations]) => [
    group,
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [name, toCall(operation)]),
    ),
  ])
  return Object.fromEntries(groups) as ServerApi // `paths` has every group and name of it
}

/** `fetch` would resolve a segment of dots, and so call another operation (URL Standard, "double-dot path segment"). */
function toSegment(name: string, value: unknown): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
    throw new TypeError(`${name} must be an id, not ${JSON.stringify(value)}.`)
  return encodeURIComponent(value)
}

function toRequest(
  method: ServiceCall['method'],
  path: string,
  fields: Readonly<Record<string, unknown>>,
): ServiceCall {
  // the service refuses a body of these
  if (method === 'POST' || method === 'PUT') return { method, path, body: fields }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.set(name, String(value))
  return { method, path: query.size > 0 ? `${path}?${query}` : path }
}
