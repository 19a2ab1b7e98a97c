import type { TestAnswer, TestService } from './create-test-service.ts'

/** One browser on its way to a provider and back. */
export interface OauthBrowser {
  /** Sends it to a provider. */
  start(provider: string, query?: Readonly<Record<string, string>>): Promise<TestAnswer>
  /** Follows an address of the service, or posts a form there. */
  follow(url: string, form?: URLSearchParams): Promise<TestAnswer>
  /** A page that says who it comes from. */
  readonly cookies: Map<string, string>
}

/** A browser without a screen: it keeps the service's cookies, and sends them as a Lax cookie goes. */
export function createOauthBrowser(world: TestService): OauthBrowser {
  const cookies = new Map<string, string>()
  const send = async (url: string, form?: URLSearchParams): Promise<TestAnswer> => {
    const path = url.replace(world.config.baseUrl, '')
    const headers = {
      accept: 'text/html',
      // another site's form brings no Lax cookie along
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

/** Where an answer leads. */
export const toLocation = (answer: TestAnswer): string => String(answer.headers.location ?? '')

/** The token that a redirect URL carries; '' without one. */
export const toToken = (answer: TestAnswer): string => {
  const location = toLocation(answer)
  return URL.canParse(location) ? (new URL(location).searchParams.get('token') ?? '') : ''
}
