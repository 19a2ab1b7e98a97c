import type { Params } from '../../kernel/pages/read-page-request.ts'
import { tidyScope } from '../engine/tidy-scope.ts'

/** An authorization request as it is handed on, in the protocol's names. */
export type AuthorizationParams = Params

/** What both pages and the wire say, in one form. */
export interface WireRequest {
  readonly scope?: string | undefined
  readonly scopes?: readonly string[] | undefined
  readonly resource?: string | readonly string[] | undefined
  readonly resources?: readonly string[] | undefined
  readonly [name: string]: unknown
}

/**
 * The body of a start or a submit as the protocol spells it: `scopes` become `scope`, `resources` become
 * `resource`, and a code challenge without its method means S256, the only one there is: pages drop the method.
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

/** The request as a query string. */
export function toQuery(params: AuthorizationParams): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(pairs).toString()
}

/** A text that is the same for the same request, in whatever order it was written. */
export function toCanonical(params: AuthorizationParams): string {
  const pairs = Object.entries(params).map(([name, value]) => [
    name,
    name === 'scope' ? toWords(value).sort() : [value].flat(),
  ])
  return JSON.stringify(pairs.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)))
}

/** The words of a text that is separated by spaces, each once. */
export function toWords(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return [...new Set(value.split(/\s+/).filter((word) => word !== ''))]
}
