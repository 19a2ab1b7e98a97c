/**
 * Reads a Cookie header (RFC 6265, section 5.4) and returns all values of a name, in the header's order. There may be
 * several, because a browser sends one for each matching path and domain.
 */
export function readCookieValues(header: string | undefined, name: string): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=')
    return equals > 0 && pair.slice(0, equals).trim() === name
      ? [pair.slice(equals + 1).trim()]
      : []
  })
}

/** The attributes of a cookie. */
export interface CookieAttributes {
  readonly path: string
  /** Null limits the cookie to the host that sets it. */
  readonly domain: string | null
  readonly isSecure: boolean
  /** @default 'Lax' */
  readonly sameSite?: 'Lax' | 'Strict'
  /** True for a page of another site: the cookie then counts only below the site of that page. */
  readonly isEmbedded?: boolean
  /** Null deletes the cookie. */
  readonly lifetime: { readonly expiresAt: number; readonly seconds: number } | null
}

/**
 * Writes a Set-Cookie header. Scripts cannot read the cookie, and forms of other sites do not send it unless it is
 * embedded; with `Strict`, no request from another site does.
 */
export function toSetCookie(name: string, value: string, attributes: CookieAttributes): string {
  const { path, domain, isSecure, lifetime, sameSite = 'Lax', isEmbedded } = attributes
  return [
    `${name}=${value}`,
    `Path=${path}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    `Expires=${new Date(lifetime?.expiresAt ?? 0).toUTCString()}`,
    // In addition to the date, because the browser's clock may be wrong.
    `Max-Age=${lifetime?.seconds ?? 0}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    // https://privacycg.github.io/CHIPS/
    ...(isEmbedded ? ['SameSite=None', 'Partitioned'] : [`SameSite=${sameSite}`]),
  ].join('; ')
}
