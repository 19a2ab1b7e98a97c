import { isUrl } from '../foundation/addresses/is-url.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'

/** A browser during a sign-in at a provider. */
export interface OauthBrowser {
  /** Starts a sign-in at a provider. */
  start(provider: string, query?: Readonly<Record<string, string>>): Promise<TestAnswer>
  /** Opens a URL of the service, or posts a form to it. */
  follow(url: string, form?: URLSearchParams): Promise<TestAnswer>
  /** The browser's cookies. */
  readonly cookies: Map<string, string>
}

/**
 * Creates a simulated browser, which keeps the service's cookies and sends them by the rules of SameSite=Lax.
 *
 * @param languages its header `Accept-Language`
 */
export function createOauthBrowser(world: TestService, languages?: string): OauthBrowser {
  const cookies = new Map<string, string>()
  const send = async (url: string, form?: URLSearchParams): Promise<TestAnswer> => {
    const path = url.replace(world.config.baseUrl, '')
    const headers = {
      accept: 'text/html',
      ...(languages !== undefined && { 'accept-language': languages }),
      // a form of another site sends no Lax cookie
      ...(form === undefined && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const answer = await world.send(form ? 'POST' : 'GET', path, form?.toString(), { headers })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    follow: send,
    start: (provider, query = {}) =>
      send(
        `/v1/public/oauth/${provider}/start?${new URLSearchParams({
          public_token: world.project.publicToken,
          ...query,
        })}`,
      ),
  }
}

/** Returns the URL to which an answer redirects. */
export const toLocation = (answer: TestAnswer): string => String(answer.headers.location ?? '')

/** Returns the token in a redirect URL; '' without one. */
export const toToken = (answer: TestAnswer): string => {
  const location = toLocation(answer)
  return isUrl(location) ? (new URL(location).searchParams.get('token') ?? '') : ''
}
