import { Auth, type AuthConfig } from '@auth/core'
import { type SiteVisit, startSite } from './create-site.ts'
import type { Registration, RelyingParty } from './relying-party.ts'

const basePath = '/auth'

/** Auth.js by its own pages. It cannot push its requests. */
export const authJs: RelyingParty = {
  library: 'Auth.js',
  isPushing: false,
  callbackPath: `${basePath}/callback/portico`,
  tokenEndpointAuthMethod: 'client_secret_basic',
  start: (registration) =>
    startSite((url) => {
      const config = toConfig(registration)
      const call = async (visit: SiteVisit) =>
        send(visit, await Auth(await toRequest(url, visit), config))
      const paths = [
        'GET /auth/signin',
        'GET /auth/error',
        'GET /auth/callback/portico',
        'POST /auth/signin/portico',
      ]
      return {
        routes: Object.fromEntries(paths.map((path) => [path, call])),
        // Its own page has the button.
        signInPath: `${basePath}/signin`,
        async findEmail({ request }) {
          const headers = { cookie: request.headers.cookie ?? '' }
          const answer = await Auth(new Request(`${url}${basePath}/session`, { headers }), config)
          const session: unknown = await answer.json()
          const user: unknown = session instanceof Object && Reflect.get(session, 'user')
          const email: unknown = user instanceof Object && Reflect.get(user, 'email')
          return typeof email === 'string' ? email : undefined
        },
      }
    }),
}

const toConfig = ({ issuer, clientId, clientSecret }: Registration): AuthConfig => ({
  basePath,
  secret: 'secret-of-the-auth-js-app',
  trustHost: true,
  logger: { error() {}, warn() {} },
  providers: [{ id: 'portico', name: 'Portico', type: 'oidc', issuer, clientId, clientSecret }],
})

async function toRequest(site: string, { request, url }: SiteVisit): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { cookie = '', 'content-type': type = '' } = request.headers
  return new Request(new URL(`${url.pathname}${url.search}`, site), {
    method: request.method ?? 'GET',
    headers: { cookie, 'content-type': type },
    ...(request.method === 'POST' && { body: Buffer.concat(chunks) }),
  })
}

async function send({ response }: SiteVisit, answer: Response): Promise<void> {
  const headers = Object.fromEntries(answer.headers)
  // Each cookie is a header of its own.
  const cookies = [response.getHeader('set-cookie') ?? [], answer.headers.getSetCookie()].flat()
  response.writeHead(answer.status, { ...headers, 'set-cookie': cookies.map(String) })
  response.end(Buffer.from(await answer.arrayBuffer()))
}
