import type { ClockPort } from '../foundation/ports.ts'

/** A cookie as a browser stores it. */
interface StoredCookie {
  name: string
  value: string
  /** Lower-case attribute names; flags have the value ''. */
  attributes: Record<string, string>
  path: string
  /** Null for a cookie of one host. */
  domain: string | null
  host: string
  expiresAt: number
}

/** The cookies of a browser, by the rules of RFC 6265: path, domain, expiry, `Secure` and `HttpOnly`. */
export interface CookieJar {
  readonly cookies: StoredCookie[]
  /** The `document.cookie` of a page. */
  openDocument(href: string): { cookie: string }
}

const isLoopback = (host: string) =>
  ['localhost', '[::1]'].includes(host) || host.startsWith('127.')

function parse(text: string, url: URL, now: number): StoredCookie {
  const [pair = '', ...rest] = text.split('; ')
  const [name = '', value = ''] = pair.split('=')
  const attributes: Record<string, string> = {}
  for (const part of rest) {
    const [key = '', content = ''] = part.split('=')
    attributes[key.toLowerCase()] = content
  }
  return {
    name,
    value,
    attributes,
    path: attributes.path ?? (url.pathname.replace(/\/[^/]*$/, '') || '/'),
    domain: attributes.domain?.replace(/^\./, '') ?? null,
    host: url.hostname,
    expiresAt: attributes['max-age']
      ? now + Number(attributes['max-age']) * 1000
      : Number.POSITIVE_INFINITY,
  }
}

const isInDomain = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Makes a cookie jar. @param clock - the browser's clock, which may be wrong */
export function createCookieJar(clock: Pick<ClockPort, 'now'>): CookieJar {
  const cookies: StoredCookie[] = []

  const isVisible = (cookie: StoredCookie, url: URL) =>
    cookie.expiresAt > clock.now() &&
    !('httponly' in cookie.attributes) &&
    (cookie.domain ? isInDomain(url.hostname, cookie.domain) : url.hostname === cookie.host) &&
    (url.pathname === cookie.path ||
      url.pathname.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`))

  function store(text: string, url: URL) {
    const cookie = parse(text, url, clock.now())
    const isTrusted = url.protocol === 'https:' || isLoopback(url.hostname)
    if ('secure' in cookie.attributes && !isTrusted) return
    if (cookie.domain && (!isInDomain(url.hostname, cookie.domain) || !cookie.domain.includes('.')))
      return
    const isTwin = (other: StoredCookie) =>
      other.name === cookie.name &&
      other.path === cookie.path &&
      (other.domain ?? other.host) === (cookie.domain ?? cookie.host) &&
      !other.domain === !cookie.domain
    const index = cookies.findIndex(isTwin)
    if (index >= 0 && 'httponly' in (cookies[index]?.attributes ?? {})) return
    if (index >= 0) cookies.splice(index, 1)
    if (cookie.expiresAt > clock.now()) cookies.push(cookie)
  }

  return {
    cookies,
    openDocument(href) {
      const url = new URL(href)
      return {
        get cookie() {
          return cookies
            .filter((cookie) => isVisible(cookie, url))
            .sort((a, b) => b.path.length - a.path.length)
            .map(({ name, value }) => `${name}=${value}`)
            .join('; ')
        },
        set cookie(text) {
          store(text, url)
        },
      }
    },
  }
}
