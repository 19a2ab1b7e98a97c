interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** Cookies of one browser for one host, by path (RFC 6265); attributes against other sites play no part. */
export interface CookieJar {
  /** Keeps what an answer from `url` sets. */
  keepFrom(url: URL, headers: Headers): void
  /** Keeps what a script on the page sets, written as for `document.cookie`. */
  keep(url: URL, line: string): void
  /** The `Cookie` header for `url`, the longest paths first; '' when there is none. */
  read(url: URL): string
}

/** An empty jar. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>()

  const keep = (url: URL, line: string) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const find = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1]
    const path = find('path') ?? (url.pathname.replace(/\/[^/]*$/, '') || '/')
    const expires = find('expires')
    const isGone =
      Number(find('max-age') ?? 1) <= 0 || (expires && Date.parse(expires) <= Date.now())
    if (isGone) cookies.delete(`${name} ${path}`)
    else cookies.set(`${name} ${path}`, { name, value: pair.slice(at + 1), path })
  }

  return {
    keep,
    keepFrom(url, headers) {
      for (const line of headers.getSetCookie()) keep(url, line)
    },
    read: (url) =>
      [...cookies.values()]
        .filter(({ path }) => {
          const folder = path.endsWith('/') ? path : `${path}/`
          return url.pathname === path || url.pathname.startsWith(folder)
        })
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  }
}
