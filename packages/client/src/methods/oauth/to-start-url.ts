/** What a sign-in with a provider is started with. */
export interface OauthStartOptions {
  /** Where who has an account is led afterwards. @default `page_url`, else the project's */
  login_redirect_url?: string
  /** Where who is new is led afterwards. @default `page_url`, else the project's */
  signup_redirect_url?: string
  /** The page that both default to, if the project lets a link lead there. */
  page_url?: string
  /** What is asked of the provider beyond what signing in needs. */
  custom_scopes?: readonly string[]
  /** Further parameters of the provider's page, such as `{ prompt: 'consent' }`. */
  provider_params?: Readonly<Record<string, string>>
  /** Of `oauth.attach`: links the account at the provider to the user who is signed in. */
  oauth_attach_token?: string
}

/** What the client adds to them. */
export interface StartUrlParts extends OauthStartOptions {
  /** The service, or the project's own name for it. */
  baseUrl: string
  provider: string
  public_token: string
  code_challenge?: string | undefined
  /** The page that the start is made on. */
  href: string
}

/** What an address carries after a sign-in: it must not be carried through the next one. */
const ownParams = ['stytch_token_type', 'token', 'error_type']

/** Where a person is led back who cancels, or whom the provider fails: the page they came from. */
function toErrorRedirectUrl(href: string): string {
  const url = new URL(href)
  for (const name of ownParams) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** The address that the browser goes to; the order of its parameters is the protocol's (section 2.8). */
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
  ]
  // not URLSearchParams: the protocol writes a space as %20
  const query = params.flatMap(([name, value]) =>
    value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : [],
  )
  return `${baseUrl}/v1/public/oauth/${encodeURIComponent(provider)}/start?${query.join('&')}`
}
