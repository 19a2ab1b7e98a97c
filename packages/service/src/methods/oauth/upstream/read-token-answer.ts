/**
 * Normalizes every answer of a token endpoint before the library validates it by RFC 6749 section 5.1. Providers omit
 * fields, write null, answer as a form, or write numbers and lists as strings. This is accepted where security does not
 * depend on it.
 */
import type { Answer, Provider } from '../providers/provider.ts'
import { toAnswer } from '../providers/read-claims.ts'
import { UpstreamError } from '../upstream-error.ts'
import { toLifeSeconds } from './clean-identity.ts'

/**
 * @returns the answer in the standard's format, and its fields
 * @throws UpstreamError for an answer that is neither an object nor a form
 */
export async function readTokenAnswer(
  provider: Provider,
  response: Response,
): Promise<{ readonly usual: Response; readonly answer: Answer }> {
  const { status } = response
  const { id_token, ...rest } = withoutEmpty(parse(await response.text(), status))
  // Without the provider's keys an id_token cannot be verified, so it is ignored.
  const believed = provider.endpoints.keys === undefined ? rest : { id_token, ...rest }
  const answer = toUsual(withoutEmpty(provider.toTokens?.(believed) ?? believed))
  // Some providers answer a refusal with status 200, others a token with status 201.
  const isRefused = typeof answer.error === 'string'
  const isTaken = status >= 200 && status < 300
  const usual = Response.json(answer, { status: isTaken ? (isRefused ? 400 : 200) : status })
  return { usual, answer }
}

function parse(text: string, status: number): Answer {
  try {
    return toAnswer(JSON.parse(text))
  } catch (cause) {
    const form = new URLSearchParams(text.trim())
    // Any text parses as a form, so it counts only if it contains a field of a token endpoint.
    if (form.has('access_token') || form.has('error')) return Object.fromEntries(form)
    const what = cause instanceof UpstreamError ? 'no object' : 'neither JSON nor a form'
    throw new UpstreamError(`said ${what} at its token endpoint, with status ${status}`, { cause })
  }
}

/** Removes null and empty fields, some of which the library refuses. */
const withoutEmpty = (answer: Answer): Answer =>
  Object.fromEntries(
    Object.entries(answer).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

/**
 * Converts the fields of an answer to their usual types, or removes them. It does not convert tokens and errors,
 * because only strings are valid in these fields.
 */
function toUsual({ token_type, expires_in, scope, refresh_token, ...answer }: Answer): Answer {
  const seconds = toLifeSeconds(expires_in)
  const scopes = toScopes(scope)
  return {
    ...answer,
    // Every token is sent as a bearer token. The library refuses an answer with another type.
    token_type: typeof token_type === 'string' ? token_type.trim() || 'bearer' : 'bearer',
    ...(seconds !== null && { expires_in: seconds }),
    ...(scopes !== '' && { scope: scopes }),
    ...(typeof refresh_token === 'string' && { refresh_token }),
  }
}

/** Joins scopes with spaces, which a provider may write as a list or with commas. */
function toScopes(scope: unknown): string {
  const list: readonly unknown[] = Array.isArray(scope) ? scope : [scope]
  const words = list.flatMap((one) => (typeof one === 'string' ? one.split(/[\s,]+/) : []))
  return words.filter((word) => word !== '').join(' ')
}
