/** Options of a sign-in with a provider. */
export interface OauthStartOptions {
  /** Address to which an existing user is led afterwards. @default `page_url`, else the project's */
  login_redirect_url?: string
  /** Address to which a new user is led afterwards. @default `page_url`, else the project's */
  signup_redirect_url?: string
  /** Default of both addresses, if the project allows links to lead to it. */
  page_url?: string
  /** Scopes requested from the provider in addition to those that signing in needs. */
  custom_scopes?: readonly string[]
  /** Further parameters of the provider's page, such as `{ prompt: 'consent' }`. */
  provider_params?: Readonly<Record<string, string>>
  /** Token of `oauth.attach`: links the account at the provider to the signed-in user. */
  oauth_attach_token?: string
}

/** The options, and the values that the client adds. */
export interface StartUrlParts extends OauthStartOptions {
  /** The service's URL, under the project's own host name if it has one. */
  baseUrl: string
  provider: string
  public_token: string
  code_challenge?: string | undefined
  /** The address of the page on which the sign-in starts. */
  href: string
  /** The language that the user reads, for the pages of the service that follow: a navigation carries no header. */
  ui_locales?: string | undefined
}

/** Parameters that an address carries after a sign-in; they must not be carried into the next sign-in. */
const ownParams = ['stytch_token_type', 'token', 'error_type']

/**
 * Makes the address to which a user returns after cancelling or after an error of the provider: the page on which the
 * sign-in started.
 */
function toErrorRedirectUrl(href: string): string {
  const url = new URL(href)
  for (const name of ownParams) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Makes the address to which the browser goes; the protocol prescribes the order of its parameters (section 2.8). */
export function toStartUrl(parts: StartUrlParts): string {
  const { baseUrl, provider, public_token, code_challenge, custom_scopes = [] } = parts
  const { provider_params = {}, login_redirect_url, signup_redirect_url, page_url } = parts
  const params: [name: string, value: string | undefined][] = [
    ['public_token', public_token],
    ['code_challenge', code_challenge],
    ['custom_scopes', custom_scopes.join(' ')],
    ...Object.entries(provider_params).map(([name, value]): [string, string] => [
      `provider_${name}`,
      value,
    ]),
    ['login_redirect_url', login_redirect_url],
    ['signup_redirect_url', signup_redirect_url],
    ['page_url', page_url],
    ['oauth_attach_token', parts.oauth_attach_token],
    ['error_redirect_url', toErrorRedirectUrl(parts.href)],
    ['ui_locales', parts.ui_locales],
  ]
  // not URLSearchParams, because the protocol encodes a space as %20
  const query = params.flatMap(([name, value]) =>
    value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : [],
  )
  return `${baseUrl}/v1/public/oauth/${encodeURIComponent(provider)}/start?${query.join('&')}`
}
