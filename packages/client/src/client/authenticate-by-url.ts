import type { PagePort } from '../foundation/ports.ts'
import type { Client } from './client.ts'

const tokenParam = 'token'
const typeParam = 'stytch_token_type'

type UrlCalls = Pick<Client, 'magicLinks' | 'oauth' | 'impersonation'>

/** The values of `stytch_token_type` for which there is a call. */
const handledTypes = ['magic_links', 'oauth', 'impersonation']

function toUrl(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** Makes the two calls that read or use a token in the page's address. */
export function createAuthenticateByUrl(
  page: PagePort,
  { magicLinks, oauth, impersonation }: UrlCalls,
): Pick<Client, 'parseAuthenticateUrl' | 'authenticateByUrl'> {
  function parseAuthenticateUrl(href = page.getHref()) {
    const params = toUrl(href)?.searchParams
    const token = params?.get(tokenParam)
    const tokenType = params?.get(typeParam)
    return token && tokenType
      ? { handled: handledTypes.includes(tokenType), token, tokenType }
      : null
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
      const { handled, token, tokenType } = found
      if (!handled) return { handled, tokenType, token }
      // the address is cleared before the call: a reload, a shared address or a Referer must not carry the token
      if (clearParams) clearAddress()
      const data = await (tokenType === 'impersonation'
        ? impersonation.authenticate({ impersonation_token: token }, call)
        : (tokenType === 'oauth' ? oauth : magicLinks).authenticate(token, duration, call))
      return { handled: true, tokenType, data }
    },
  }
}
