/**
 * Reads a Cookie header (RFC 6265, section 5.4): every value that stands under a name, in the order of the
 * header. There may be several: a browser sends one for each path and domain that it was set for.
 */
export function readCookieValues(header: string | undefined, name: string): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=')
    return equals > 0 && pair.slice(0, equals).trim() === name
      ? [pair.slice(equals + 1).trim()]
      : []
  })
}

/** What a cookie says beside its name and value. */
export interface CookieAttributes {
  readonly path: string
  /** Null keeps it on the host that sets it. */
  readonly domain: string | null
  readonly isSecure: boolean
  /** Null ends it at once. */
  readonly lifetime: { readonly expiresAt: number; readonly seconds: number } | null
}

/** Writes a Set-Cookie header of a cookie that no script reads and no other site's form sends. */
export function toSetCookie(name: string, value: string, attributes: CookieAttributes): string {
  const { path, domain, isSecure, lifetime } = attributes
  return [
    `${name}=${value}`,
    `Path=${path}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    `Expires=${new Date(lifetime?.expiresAt ?? 0).toUTCString()}`,
    // Beside the date, because the page's clock may be wrong.
    `Max-Age=${lifetime?.seconds ?? 0}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')
}
