/** What reaches the redirect URI: in the right place, in the right form, and of this provider. */
import type { Callback, Landing } from '../browser/browser.ts'
import type { AuthorizationRequest } from '../relying-party/authorization-request.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { verifyEntropy } from './entropy.ts'
import { verifyErrorTexts } from './error-texts.ts'

export function isCallback(landing: Landing): landing is Callback {
  return landing.kind === 'callback'
}

/** A code came. @returns it */
export function verifyCodeCallback(
  context: TestContext,
  request: AuthorizationRequest,
  landing: Landing,
): string {
  const params = verifyCallback(context, request, landing)
  const error = params.get('error')
  ensure(!error, `callback: ${error}: ${params.get('error_description')}`)
  const code = params.get('code')
  if (!code) return fail('callback: there is no code')
  for (const name of ['access_token', 'id_token', 'token_type']) {
    ensure(!params.has(name), `callback: "${name}" does not belong to the code flow`)
  }
  verifyEntropy(code, 'the code')
  return code
}

/** An error came that the specification foresees here. @returns it */
export function verifyErrorCallback(
  context: TestContext,
  request: AuthorizationRequest,
  landing: Landing,
  allowed: readonly string[],
): string {
  const params = verifyCallback(context, request, landing)
  ensure(!params.has('code'), 'callback: a code came where an error belongs')
  const error = params.get('error')
  ensure(
    error && allowed.includes(error),
    `callback: the error is ${error}, not ${allowed.join(' or ')}`,
  )
  verifyErrorTexts(params, 'callback')
  return error
}

function verifyCallback(
  context: TestContext,
  request: AuthorizationRequest,
  landing: Landing,
): URLSearchParams {
  if (!isCallback(landing)) {
    const asked = landing.shown.map(({ prompt }) => prompt).join(', ') || 'nothing'
    const words = landing.text.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>|\s+/g, ' ').trim()
    return fail(
      `the browser stayed at ${landing.url.pathname} (${landing.status}, asked: ${asked}): ${words.slice(0, 200)}`,
    )
  }
  const params = readCallback(context, request, landing)
  for (const name of new Set(params.keys())) {
    ensure(params.getAll(name).length === 1, `callback: "${name}" came twice`)
  }
  const state = params.get('state')
  ensure(state === request.state, `callback: the state is ${state}, not ${request.state}`)
  verifyIssuer(context, params.get('iss'))
  return params
}

/** The parameters, taken from where the response mode puts them and nowhere else. */
function readCallback(
  { variant }: TestContext,
  { redirectUri }: AuthorizationRequest,
  { url, method, contentType, body }: Callback,
): URLSearchParams {
  const expected = new URL(redirectUri)
  ensure(
    url.origin === expected.origin && url.pathname === expected.pathname,
    `callback: ${url.origin}${url.pathname} is not the redirect URI`,
  )
  ensure(url.hash === '', 'callback: something came in the fragment')
  const query = new URLSearchParams(url.search)
  for (const [name, value] of expected.searchParams) {
    ensure(query.get(name) === value, `callback: "${name}" of the redirect URI is gone`)
    query.delete(name)
  }
  if (variant.responseMode !== 'form_post') {
    ensure(method === 'GET', `callback: it came by ${method}`)
    return query
  }
  ensure(method === 'POST', `callback: it came by ${method}, not as a form`)
  ensure(
    contentType === 'application/x-www-form-urlencoded',
    `callback: the form is encoded as ${contentType}`,
  )
  ensure(query.size === 0, `callback: something came in the query: ${query}`)
  return new URLSearchParams(body)
}

/** RFC 9207: whose answer it is. */
function verifyIssuer({ provider, metadata }: TestContext, iss: string | null): void {
  const isPromised = metadata.all.authorization_response_iss_parameter_supported === true
  ensure(iss !== null || !isPromised, 'callback: "iss" is promised and missing')
  ensure(iss === null || iss === provider.issuer, `callback: "iss" is ${iss}`)
}
