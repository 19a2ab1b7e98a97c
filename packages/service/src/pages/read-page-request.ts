import type { FastifyInstance } from 'fastify'

/** A request's parameters by name, empty ones left out. */
export type Params = Readonly<Record<string, string | readonly string[]>>

/**
 * A request as its query or form spells it. A parameter that comes twice stays twice: the protocol's checks
 * refuse it, where taking one of the two would hide that somebody else may take the other.
 */
export function toParams(pairs: URLSearchParams): Params {
  const params: Record<string, string | readonly string[]> = {}
  for (const name of new Set(pairs.keys())) {
    const [value = '', ...others] = pairs.getAll(name)
    if (others.length > 0) params[name] = [value, ...others]
    // An empty one counts as left out (RFC 6749 3.1).
    else if (value !== '') params[name] = value
  }
  return params
}

/** The query of an address, as the browser wrote it. */
export const readQuery = (url: string): URLSearchParams =>
  new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '')

/** Lets a scope read forms, and nothing else. */
export function registerForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(text)),
  )
}
