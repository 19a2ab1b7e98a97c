import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { type ClientMetadata, Provider } from 'oidc-provider'

/** Options of the provider. */
export interface OpenIdProviderOptions {
  readonly clients: readonly ClientMetadata[]
  /**
   * The port to listen on.
   *
   * @default a free port
   */
  readonly port?: number
  /** The provider's clock, in milliseconds. @default the system's */
  readonly now?: () => number
  /** The provider's claims about a user. @default a verified address at example.com */
  readonly toClaims?: (login: string) => Readonly<Record<string, unknown>>
}

/** A running provider (npm oidc-provider). */
export interface OpenIdProvider {
  readonly issuer: string
  /**
   * Follows an authorization request to the callback as a browser does; the user signs in and consents.
   *
   * @param authorizationUrl - the URL to which the relying party redirected
   * @param login - the user's name; null cancels
   * @returns the URL to which the provider redirects
   */
  signIn(authorizationUrl: string, login: string | null): Promise<string>
  stop(): Promise<void>
}

/** Starts a provider with new keys. */
export async function startOpenIdProvider(options: OpenIdProviderOptions): Promise<OpenIdProvider> {
  const { clients, port = 0, toClaims = toVerifiedClaims } = options
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  // a TCP server's address has a port
  const address = server.address() as AddressInfo
  const issuer = `http://localhost:${address.port}`
  const provider = new Provider(issuer, {
    clients: clients.map((client) => ({ ...client })),
    jwks: {
      keys: [
        {
          ...(await exportJWK(privateKey)),
          kid: randomBytes(6).toString('hex'),
          alg: 'RS256',
          use: 'sig',
        },
      ],
    },
    cookies: { keys: ['a key of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...toClaims(sub) }),
    }),
  })
  server.on('request', provider.callback())
  return {
    issuer,
    signIn: (authorizationUrl, login) => walk(authorizationUrl, login, issuer),
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const toVerifiedClaims = (login: string) => ({
  email: `${login}@example.com`,
  email_verified: true,
  name: 'Ada Lovelace',
})

/** Acts as a browser: keeps cookies, follows redirects, and submits the form on the way. */
async function walk(start: string, login: string | null, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  let form: URLSearchParams | null = null
  for (let steps = 0; steps < 12; steps += 1) {
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      method: form === null ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form !== null && { body: form }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    form = null
    const location = answer.headers.get('location')
    if (location !== null) {
      url = new URL(location, url).href
      if (!url.startsWith(issuer)) return url
      continue
    }
    const page = await answer.text()
    if (login === null) {
      const abort = /href="([^"]*\/abort)"/.exec(page)?.[1]
      if (abort === undefined) throw new Error(`Nothing to cancel at ${url}: ${page.slice(0, 500)}`)
      url = new URL(abort, url).href
      continue
    }
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    if (prompt === undefined) throw new Error(`No form at ${url}: ${page.slice(0, 500)}`)
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'x' }) })
  }
  throw new Error('The provider leads in a circle.')
}
