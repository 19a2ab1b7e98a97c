import type { Params } from '../../kernel/pages/read-page-request.ts'
import { tidyScope } from '../engine-access/tidy-scope.ts'

/** The parameters of an authorization request, with the protocol's names. */
export type AuthorizationParams = Params

/** The parameters that pages of both dialects send in a body. */
export interface WireRequest {
  readonly scope?: string | undefined
  readonly scopes?: readonly string[] | undefined
  readonly resource?: string | readonly string[] | undefined
  readonly resources?: readonly string[] | undefined
  readonly [name: string]: unknown
}

/**
 * Converts the body of a start or a submit to the protocol's parameters: `scopes` become `scope`, `resources` become
 * `resource`. A code challenge without a method means S256, the only supported method, since pages omit it.
 */
export function toAuthorizationParams(body: WireRequest): AuthorizationParams {
  const { scopes, scope, resources, resource, consent_granted: _decision, ...rest } = body
  const params: Record<string, string | readonly string[]> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' && value !== '') params[name] = value
    if (typeof value === 'number') params[name] = String(value)
  }
  const wanted = tidyScope(scope ?? scopes?.join(' ') ?? '')
  if (wanted !== '') params.scope = wanted
  const wantedResources = [resource ?? resources ?? []].flat()
  if (wantedResources.length > 0) params.resource = wantedResources
  if (params.code_challenge !== undefined && params.code_challenge_method === undefined) {
    params.code_challenge_method = 'S256'
  }
  return params
}

/** Returns the request as a query string. */
export function toQuery(params: AuthorizationParams): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(pairs).toString()
}

/** Returns a text that is the same for the same request, in any order of its parameters. */
export function toCanonical(params: AuthorizationParams): string {
  const pairs = Object.entries(params).map(([name, value]) => [
    name,
    name === 'scope' ? toWords(value).sort() : [value].flat(),
  ])
  return JSON.stringify(pairs.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)))
}

/** Splits a text at its spaces and removes duplicates. */
export function toWords(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return [...new Set(value.split(/\s+/).filter((word) => word !== ''))]
}
