import type { FastifyInstance } from 'fastify'
import { limitParameters } from './limit-parameters.ts'

/** A request's parameters by name, empty ones left out. */
export type Params = Readonly<Record<string, string | readonly string[]>>

/**
 * A request as its query or form spells it. A parameter that comes twice stays twice: the protocol's checks
 * refuse it, where taking one of the two would hide that somebody else may take the other.
 */
export function toParams(pairs: URLSearchParams): Params {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const sameName = values.get(name)
    if (sameName) sameName.push(value)
    else values.set(name, [value])
  }
  const params: Record<string, string | readonly string[]> = {}
  for (const [name, [value = '', ...others]] of values) {
    if (others.length > 0) params[name] = [value, ...others]
    // An empty one counts as left out (RFC 6749 3.1).
    else if (value !== '') params[name] = value
  }
  return params
}

/** The query of an address, as the browser wrote it. */
export const readQuery = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** Lets a scope read forms, and nothing else. */
export function registerForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      limitParameters(text)
      return new URLSearchParams(text)
    },
  )
}
