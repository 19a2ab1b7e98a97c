import type { Settings } from '../foundation/options.ts'
import type { CookieForm } from './create-read-cookie-form.ts'

/** The session cookies of one request. */
export interface FoundCookies {
  /** Session tokens, each once. Several, if something planted a cookie of that name for another path or domain. */
  readonly tokens: readonly string[]
  readonly jwts: readonly string[]
  /** The prefix of the cookies that were found. */
  readonly prefix: '' | '__Host-'
}

/** The largest number of tokens that one request is believed to have. */
const maxValues = 8

const defaultNames = { token: 'stytch_session', jwt: 'stytch_session_jwt' }

/**
 * Reads the session cookies (RFC 6265, section 5.4). Cookies with the prefix `__Host-` win: no other host can write them
 * (RFC 6265bis, section 4.1.3).
 */
export function readSessionCookies(
  header: string | null,
  { cookies }: Pick<Settings, 'cookies'>,
): FoundCookies {
  const pairs = (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const equals = pair.indexOf('=')
    return equals > 0 ? [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]] : []
  })
  const read = (name: string) =>
    [...new Set(pairs.flatMap(([key, value]) => (key === name && value ? [value] : [])))].slice(
      0,
      maxValues,
    )
  const names = { ...defaultNames, ...cookies }
  for (const prefix of ['__Host-', ''] as const) {
    const tokens = read(prefix + names.token)
    const jwts = read(prefix + names.jwt)
    if (tokens.length > 0 || jwts.length > 0) return { tokens, jwts, prefix }
  }
  return { tokens: [], jwts: [], prefix: '' }
}

/**
 * Writes the `Set-Cookie` headers of a renewed session, in the form of the cookies that came. The token's value is the one
 * that the browser has; a cookie that a response sets again is not capped as those are that scripts write.
 *
 * @param session.expiresAt epoch milliseconds
 * @param isSecure whether the page was loaded by https
 */
export function writeSessionCookies(
  session: { readonly token: string | null; readonly jwt: string; readonly expiresAt: number },
  prefix: FoundCookies['prefix'],
  { cookies, httpOnly, domain }: Pick<Settings, 'cookies'> & CookieForm,
  isSecure: boolean,
): readonly string[] {
  const names = { ...defaultNames, ...cookies }
  const isHost = prefix !== ''
  const attributes = [
    'Path=/',
    ...(domain && !isHost ? [`Domain=${domain}`] : []),
    `Expires=${new Date(session.expiresAt).toUTCString()}`,
    ...(httpOnly || isHost ? ['HttpOnly'] : []),
    ...(isSecure || isHost ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
  const write = (name: string, value: string) => `${prefix}${name}=${value}; ${attributes}`
  return [
    ...(session.token ? [write(names.token, session.token)] : []),
    write(names.jwt, session.jwt),
  ]
}
