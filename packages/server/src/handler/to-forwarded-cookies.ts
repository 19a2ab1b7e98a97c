import type { CookieSettings } from '../foundation/options.ts'

/** The service's own cookies, whichever project they belong to. */
const own = /^(__Host-)?(stytch_session|portico_)/

/** Returns the cookies of a request that the service reads. All others are the host's own, and stay here. */
export function toForwardedCookies(header: string | null, { token, jwt }: CookieSettings): string {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const [name = ''] = pair.split('=')
      return own.test(name) || name === token || name === jwt
    })
    .join('; ')
}
