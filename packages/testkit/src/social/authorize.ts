import { randomBytes } from 'node:crypto'
import type { Dialect } from './dialect.ts'
import type { SocialProviderId } from './dialects.ts'
import type { ProviderPlace } from './provider-place.ts'
import { renderDecisionPage } from './render-decision-page.ts'
import type { SocialState } from './social-state.ts'

/** Answers the authorization endpoint: the page on which the user decides, and the way back to the app. */
export async function authorize(
  state: SocialState,
  request: Request,
  { id, dialect }: ProviderPlace,
): Promise<Response> {
  const { people, codes, faults, consented, now } = state
  const url = new URL(request.url)
  const query = url.searchParams
  const wrong = findWrong(state, id, dialect, query)
  // an invalid request gets an error page, because redirecting to an unknown URL would be unsafe
  if (wrong !== null) return toHtml(`<h1>${dialect.name}: ${wrong}</h1>`, 400)
  const person = people.get(id)
  if (!person) return toHtml(`<h1>${dialect.name}: nobody is logged in</h1>`, 500)
  if (request.method === 'GET') {
    return toHtml(renderDecisionPage(dialect.name, person, `${url.pathname}${url.search}`))
  }
  const decision = new URLSearchParams(await request.text()).get('decision')
  const redirectUri = query.get('redirect_uri') ?? ''
  const answer = new URLSearchParams()
  const returned = query.get('state')
  if (decision === 'continue') {
    const code = `${id}/${randomBytes(18).toString('base64url')}`
    const scopes = toScopes(dialect, query)
    codes.set(code, { provider: id, person, query, scopes, at: now() })
    answer.set('code', faults.get(id) === 'unknown code' ? 'never issued' : code)
  } else if (decision === 'fail') answer.set('error', 'server_error')
  else for (const [name, value] of Object.entries(dialect.cancelled)) answer.set(name, `${value}`)
  if (returned !== null) answer.set('state', returned)
  if (dialect.saysIssuer !== undefined) answer.set('iss', dialect.saysIssuer)
  if (faults.get(id) === 'another issuer in the callback') {
    answer.set('iss', 'https://evil.example')
  }
  if (query.get('response_mode') !== 'form_post') {
    const target = new URL(redirectUri)
    for (const [name, value] of answer) target.searchParams.set(name, value)
    return new Response(null, { status: 302, headers: { location: target.href } })
  }
  const key = `${id}:${person.subject}`
  if (decision === 'continue' && !consented.has(key)) {
    consented.add(key)
    const { firstName, lastName, email } = person
    answer.set('user', JSON.stringify({ name: { firstName, lastName }, email }))
  }
  return toHtml(toForm(redirectUri, answer))
}

function findWrong(
  { clients, redirectUris }: SocialState,
  id: SocialProviderId,
  dialect: Dialect,
  query: URLSearchParams,
): string | null {
  const client = clients[id]
  if (query.get(dialect.clientIdParameter ?? 'client_id') !== client?.clientId || !client) {
    return 'unknown client'
  }
  if (!redirectUris.includes(query.get('redirect_uri') ?? '')) return 'redirect_uri mismatch'
  if (query.get('response_type') !== 'code') return 'unsupported response_type'
  const scopes = toScopes(dialect, query)
  const { scopes: known } = dialect
  if (known === null && scopes.length > 0) return 'scopes are those of the consumer'
  if (known && !scopes.every((scope) => known.includes(scope))) return 'invalid_scope'
  if (dialect.needsOpenId && !scopes.includes('openid')) return 'openid is missing'
  const isS256 = query.get('code_challenge_method') === 'S256'
  if (dialect.pkce === 'required' && !(isS256 && query.get('code_challenge'))) return 'no PKCE'
  return dialect.findWrong?.(query) ?? null
}

const toScopes = ({ scopeSeparator }: Pick<Dialect, 'scopeSeparator'>, query: URLSearchParams) =>
  (query.get('scope') ?? '').split(scopeSeparator ?? ' ').filter((scope) => scope !== '')

const toHtml = (html: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><title>Provider</title><body>${html}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )

/** Renders a form that the browser posts to another site. */
const toForm = (action: string, fields: URLSearchParams) =>
  `<form method="post" action="${action}">${[...fields]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
    )
    .join('')}<button>Go back</button></form><script>document.forms[0].submit()</script>`
