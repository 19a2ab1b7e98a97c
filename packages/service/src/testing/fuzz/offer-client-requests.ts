import type { FastifyInstance } from 'fastify'
import { clientSecret, redirectUri } from '../../identity-provider/testing/client-apps.ts'
import { toBasic } from '../create-test-service.ts'
import type { Fields } from './live-values.ts'
import type { ProjectUnderTest } from './project-under-test.ts'
import type { Send, SendTo } from './send.ts'

interface ClientContext {
  readonly app: FastifyInstance
  readonly send: SendTo
  readonly page: Send
  readonly session: string
}

/** Creates a client app with tokens, an unexchanged code, and pending requests. */
export async function offerClientRequests(
  { project, live }: Pick<ProjectUnderTest, 'project' | 'live'>,
  { app, send, page, session }: ClientContext,
) {
  const issuer = project.identityProvider.path
  const asked = { client_id: 'notes', redirect_uri: redirectUri, response_type: 'code' }
  const request = { ...asked, scopes: ['openid', 'email', 'offline_access'] }
  const authorization = toBasic('notes', clientSecret)
  const authorize = async (): Promise<string> => {
    await page('/idp/oauth/authorize/start', request)
    const submitted = { ...request, consent_granted: true }
    return (await page('/idp/oauth/authorize/submit', submitted)).authorization_code ?? ''
  }
  const client = (name: string, fields: Readonly<Record<string, string>>) =>
    send(
      `${issuer}/v1/oauth2/${name}`,
      new URLSearchParams(fields).toString(),
      toBasic('notes', clientSecret),
    )
  const offer = (name: string, fields: Fields) =>
    live.offer(`POST {issuer}/v1/oauth2/${name}`, { authorization, ...fields })
  const exchange = async (code: string) => {
    const { redirect_uri } = asked
    return client('token', { grant_type: 'authorization_code', code, redirect_uri })
  }
  const tokens = await exchange(await authorize())
  const scope = 'openid email offline_access'
  const resource = 'https://api.example.com/'
  const code = await authorize()
  offer('token', { grant_type: 'authorization_code', code, redirect_uri: redirectUri })
  offer('token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  offer('token', { grant_type: 'client_credentials', scope: 'documents:read', resource })
  offer('introspect', { token: tokens.access_token })
  offer('revoke', { token: (await exchange(await authorize())).access_token })
  offer('userinfo', { access_token: tokens.access_token, authorization: undefined })
  live.offer('GET {issuer}/v1/oauth2/userinfo', {
    authorization: `Bearer ${tokens.access_token}`,
  })
  live.offer('POST /sdk/v1/sessions/exchange_access_token', { access_token: tokens.access_token })
  offer('par', { ...asked, scope })
  offer('device', { client_id: 'notes', scope })
  const { request_uri } = await client('par', { ...asked, scope })
  live.offer('GET {issuer}/v1/oauth2/authorize', { client_id: 'notes', request_uri, session })
  live.offer('GET {issuer}/v1/oauth2/authorize', { ...asked, scope, session })
  live.offer('POST {issuer}/v1/oauth2/authorize', { ...asked, scope, session })
  for (const step of ['start', 'submit']) {
    const wanted = { ...request, session, consent_granted: true }
    live.offer(`POST /sdk/v1/idp/oauth/authorize/${step}`, wanted)
    live.offer(`POST /sdk/v1/oauth/authorize/${step}`, { ...asked, scope, session })
  }
  live.offer('POST /sdk/v1/oauth/authorize', {
    ...{ ...asked, scope, consent_granted: 'true' },
    __Authorization: toBasic(project.publicToken, session),
  })
  const { user_code } = await client('device', { client_id: 'notes', scope })
  live.offer('GET {issuer}/device', { user_code, session })
  const { body } = await app.inject({
    url: `${issuer}/device?user_code=${user_code}`,
    headers: { cookie: `stytch_session=${session}` },
  })
  const proof = /name="proof" value="([^"]+)"/.exec(body)?.[1]
  live.offer('POST {issuer}/device', { user_code, session, proof, decision: 'allow' })
  const registration = { redirect_uris: [redirectUri], client_name: 'Assistant' }
  const made = await send(`${issuer}/v1/oauth2/register`, registration, '')
  for (const method of ['GET', 'PUT', 'DELETE'])
    live.offer(`${method} {issuer}/v1/oauth2/register/{client_id}`, {
      ...registration,
      client_id: made.client_id,
      authorization: `Bearer ${made.registration_access_token}`,
    })
}
