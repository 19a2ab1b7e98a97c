import type { AuthReply } from '@portico/contract'
import type { CallOptions, Client, SessionDuration } from './client.ts'
import type { PagePort } from './ports.ts'

const tokenParam = 'token'
const typeParam = 'stytch_token_type'

type UrlCalls = Pick<Client, 'magicLinks' | 'oauth' | 'impersonation'>

type Authenticate = (
  token: string,
  options: SessionDuration,
  call?: CallOptions,
) => Promise<AuthReply>

/** What to call for a token in the page's address, by `stytch_token_type`. */
const createUrlTokens = ({ magicLinks, oauth, impersonation }: UrlCalls) =>
  new Map<string, Authenticate>([
    ['magic_links', magicLinks.authenticate],
    ['oauth', oauth.authenticate],
    [
      'impersonation',
      (impersonation_token, _, call) => impersonation.authenticate({ impersonation_token }, call),
    ],
  ])

function toUrl(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** Makes the two calls that sign in with a token in the page's address. */
export function createAuthenticateByUrl(
  page: PagePort,
  calls: UrlCalls,
): Pick<Client, 'parseAuthenticateUrl' | 'authenticateByUrl'> {
  const urlTokens = createUrlTokens(calls)
  function parseAuthenticateUrl(href = page.getHref()) {
    const params = toUrl(href)?.searchParams
    const token = params?.get(tokenParam)
    const tokenType = params?.get(typeParam)
    return token && tokenType ? { handled: urlTokens.has(tokenType), token, tokenType } : null
  }

  function clearAddress() {
    const url = toUrl(page.getHref())
    if (!url?.searchParams.has(typeParam)) return
    url.searchParams.delete(tokenParam)
    url.searchParams.delete(typeParam)
    page.replaceHref(url.href)
  }

  return {
    parseAuthenticateUrl,
    async authenticateByUrl({ clearParams = true, ...duration } = {}, href, call) {
      const found = parseAuthenticateUrl(href)
      if (!found) return null
      const { token, tokenType } = found
      const authenticate = urlTokens.get(tokenType)
      if (!authenticate) return { handled: false, tokenType, token }
      // before the call: a reload, a shared address or a Referer must not carry the token
      if (clearParams) clearAddress()
      return { handled: true, tokenType, data: await authenticate(token, duration, call) }
    },
  }
}
