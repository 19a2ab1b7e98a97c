/**
 * The one place through which every answer of a token endpoint goes, before the library judges it as RFC 6749 (5.1)
 * does. Providers leave out, write null, answer as forms, and write numbers and lists as texts: where nothing of
 * security depends on it, that is read as it is meant.
 */
import type { Answer, Provider } from '../providers/provider.ts'
import { toAnswer } from '../providers/read-claims.ts'
import { toLifeSeconds } from './clean-identity.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * @returns the answer as the standard has it
 * @throws UpstreamError for one that is no object and no form
 */
export async function readTokenAnswer(provider: Provider, response: Response): Promise<Response> {
  const { status } = response
  const { id_token, ...rest } = withoutEmpty(parse(await response.text(), status))
  // One of a provider whose keys are not known could not be verified: it is as if it were not there.
  const believed = provider.endpoints.keys === undefined ? rest : { id_token, ...rest }
  const usual = toUsual(withoutEmpty(provider.toTokens?.(believed) ?? believed))
  // Some answer a refusal with status 200, others a token with 201.
  const isRefused = typeof usual.error === 'string'
  const isTaken = status >= 200 && status < 300
  return Response.json(usual, { status: isTaken ? (isRefused ? 400 : 200) : status })
}

function parse(text: string, status: number): Answer {
  try {
    return toAnswer(JSON.parse(text))
  } catch (cause) {
    const form = new URLSearchParams(text.trim())
    // Any text is a form of some kind: it counts with what a token endpoint says.
    if (form.has('access_token') || form.has('error')) return Object.fromEntries(form)
    const what = cause instanceof UpstreamError ? 'no object' : 'neither JSON nor a form'
    throw new UpstreamError(`said ${what} at its token endpoint, with status ${status}`, { cause })
  }
}

/** Absent, null and empty are one: the library refuses some of them. */
const withoutEmpty = (answer: Answer): Answer =>
  Object.fromEntries(
    Object.entries(answer).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

/** Tokens and errors are texts or refused; what stands beside them is read, or left out. */
function toUsual({ token_type, expires_in, scope, refresh_token, ...answer }: Answer): Answer {
  const seconds = toLifeSeconds(expires_in)
  const scopes = toScopes(scope)
  return {
    ...answer,
    // Every token is sent as a bearer's; a type that says otherwise is the library's to refuse.
    token_type: typeof token_type === 'string' ? token_type.trim() || 'bearer' : 'bearer',
    ...(seconds !== null && { expires_in: seconds }),
    ...(scopes !== '' && { scope: scopes }),
    ...(typeof refresh_token === 'string' && { refresh_token }),
  }
}

/** With spaces between, also where a provider writes a list or commas. */
function toScopes(scope: unknown): string {
  const list: readonly unknown[] = Array.isArray(scope) ? scope : [scope]
  const words = list.flatMap((one) => (typeof one === 'string' ? one.split(/[\s,]+/) : []))
  return words.filter((word) => word !== '').join(' ')
}
