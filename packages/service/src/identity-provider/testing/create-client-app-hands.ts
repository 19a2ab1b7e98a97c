import type { FastifyInstance } from 'fastify'
import { toBasic } from '../../testing/create-test-service.ts'
import { clientSecret, redirectUri } from './client-apps.ts'

/** Creates the calls of a client app to an issuer's endpoints. */
export function createClientAppHands(app: FastifyInstance, issuerPath: string) {
  /** Posts a form to an endpoint, as a client app does. */
  const postForm = async (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${issuerPath}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
    const isJson = answer.headers['content-type']?.toString().includes('json') ?? false
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      data: isJson ? answer.json() : {},
    }
  }
  const basicOf = (clientId: string) => ({ authorization: toBasic(clientId, clientSecret) })
  const basic = basicOf('notes')

  return {
    postForm,
    basic,
    basicOf,
    /** Exchanges a code. */
    token: (
      code: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = basic,
    ) =>
      postForm(
        '/v1/oauth2/token',
        { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...fields },
        headers,
      ),
    refresh: (refreshToken: string, fields: Record<string, string> = {}, headers = basic) =>
      postForm(
        '/v1/oauth2/token',
        { grant_type: 'refresh_token', refresh_token: refreshToken, ...fields },
        headers,
      ),
    introspect: async (token: string) =>
      (await postForm('/v1/oauth2/introspect', { token }, basic)).data,
    userinfo: async (accessToken: string) => {
      const answer = await app.inject({
        method: 'GET',
        url: `${issuerPath}/v1/oauth2/userinfo`,
        headers: { authorization: `Bearer ${accessToken}` },
      })
      return { status: answer.statusCode, headers: answer.headers, data: answer.json() }
    },
    getJson: async (path: string) => {
      const answer = await app.inject({ method: 'GET', url: path })
      return { status: answer.statusCode, headers: answer.headers, data: answer.json() }
    },
  }
}
