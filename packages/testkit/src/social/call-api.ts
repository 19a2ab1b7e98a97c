import type { ProviderPlace } from './provider-place.ts'
import type { SocialState } from './social-state.ts'

/** Answers the provider's API with the user of an access token. */
export async function callApi(
  { accessTokens, faults }: SocialState,
  request: Request,
  { id, dialect, at }: ProviderPlace,
): Promise<Response> {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const grant = accessTokens.get(token)
  if (grant?.provider !== id) return Response.json({ error: 'invalid_token' }, { status: 401 })
  if (faults.get(id) === 'user information down') return new Response('down', { status: 503 })
  const { person, scopes } = grant
  const { headers, method } = request
  const call = {
    person,
    scopes,
    headers,
    method,
    url: new URL(request.url),
    body: await request.text(),
  }
  if (faults.get(id) === 'user information of somebody else') {
    const { subject, ...others } = person
    Object.assign(call, { person: { ...others, subject: `not-${subject}` } })
  }
  const answer = dialect.api[at]?.(call) ?? { status: 404, body: {} }
  if ('status' in answer && 'body' in answer) {
    return Response.json(answer.body, { status: Number(answer.status) })
  }
  return Response.json(answer)
}
