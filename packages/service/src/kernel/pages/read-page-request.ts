import type { FastifyInstance } from 'fastify'
import { limitParameters } from './limit-parameters.ts'

/** The parameters of a request by name, without empty ones. */
export type Params = Readonly<Record<string, string | readonly string[]>>

/**
 * Converts a query or form to parameters. A repeated parameter keeps all its values, so that the protocol's checks
 * refuse it: to pick a value could hide that another reader picks another one.
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
    // An empty parameter counts as missing (RFC 6749 section 3.1).
    else if (value !== '') params[name] = value
  }
  return params
}

/** Returns the query of a URL exactly as the browser wrote it. */
export const readQuery = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/**
 * Makes a scope accept forms, and no other type of body.
 *
 * @param read parses the text of a form
 */
export function registerForms(
  scope: FastifyInstance,
  read: (text: string) => unknown = (text) => new URLSearchParams(text),
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      limitParameters(text)
      return read(text)
    },
  )
}
