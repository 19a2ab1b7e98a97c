/** What `createPortico` needs to know of the service and the project. */
export interface PorticoOptions {
  /** The address of the Portico service, such as `https://auth.example.com`; http is possible on loopback. */
  readonly baseUrl: string
  /** The id of the project, such as `project-live-…`. */
  readonly projectId: string
  /** The secret of the project. Keep it in the environment; it never reaches a browser. */
  readonly secret: string
  /** Settings of the session cookies that differ from the defaults. They must be those of your pages. */
  readonly cookies?: CookieSettings
  /**
   * The issuer of the session JWTs, where your server reaches the service at another address than your users.
   *
   * @default `baseUrl`
   */
  readonly issuer?: string
  /** The longest time that one call to the service may take; milliseconds. @default 5000 */
  readonly timeoutMs?: number
  /** Calls the service instead of the global `fetch`. */
  readonly fetch?: typeof fetch
  /** The current time in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** Names and scope of the session cookies. */
export interface CookieSettings {
  /** The cookie with the session token. @default 'stytch_session' */
  readonly token?: string
  /** The cookie with the session JWT. @default 'stytch_session_jwt' */
  readonly jwt?: string
  /** The domain of the cookies, if pages on several subdomains share the session. @default the host alone */
  readonly domain?: string
  /**
   * Whether only the service writes the cookies and no script reads them (`sessionCookies.httpOnly` of the project).
   *
   * @default the setting of the project, which the service tells at the first renewal
   */
  readonly httpOnly?: boolean
}

/** The options with their defaults, as the parts of the package take them. */
export interface Settings {
  readonly baseUrl: string
  readonly issuer: string
  readonly projectId: string
  readonly secret: string
  readonly cookies: CookieSettings
  readonly timeoutMs: number
  readonly fetch: typeof fetch
  readonly now: () => number
}

/**
 * Checks the options and fills in the defaults.
 *
 * @throws TypeError that names the option and says what to write instead
 */
export function readOptions(options: PorticoOptions): Settings {
  const { baseUrl, projectId, secret, cookies = {}, timeoutMs = 5_000 } = options
  for (const [name, value] of Object.entries({ projectId, secret })) {
    if (!value) throw new TypeError(`createPortico: ${name} is empty. Is its variable set?`)
    if (!/^[\x21-\x7e]+$/.test(value))
      throw new TypeError(
        `createPortico: ${name} contains a character that no ${name} has. Copy it again.`,
      )
  }
  if (/^public-token-/.test(projectId) || /^public-token-/.test(secret))
    throw new TypeError(
      'createPortico: a public token is for pages. A server needs projectId and secret.',
    )
  return {
    baseUrl: toBase('baseUrl', baseUrl),
    issuer: toBase('issuer', options.issuer ?? baseUrl),
    projectId,
    secret,
    cookies,
    timeoutMs,
    // a bound function: some runtimes refuse `fetch` as a method of another object
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
    now: options.now ?? Date.now,
  }
}

/** Returns an address without a slash at its end, as the service writes it into JWTs. */
function toBase(name: string, address: string): string {
  if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new TypeError(
      `createPortico: ${name} must be the address of the service, such as https://auth.example.com, not ${JSON.stringify(address)}.`,
    )
  return address.replace(/\/+$/, '')
}
