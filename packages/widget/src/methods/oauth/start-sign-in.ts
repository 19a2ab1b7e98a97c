import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import type { Widget } from '../../kernel/context/widget-context.ts'
import { toPageUrl } from '../../kernel/host/to-page-url.ts'

/** The longest time until a page that is being left is gone. After it, the user has probably stopped the navigation. */
const longestWaitMs = 10_000

/**
 * Waits while the browser leaves the page, until the user returns to it through the back-forward cache or has stayed.
 */
const untilPageReturns = (signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs)
    addEventListener('pageshow', resolve, { signal })
  })

/** Starts the sign-in with a provider: leaves the page, and resolves if the page is there again. */
export async function startSignIn(
  { client, config: { oauthOptions } }: Widget,
  { type, custom_scopes, provider_params }: OauthProviderOptions,
  signal: AbortSignal,
): Promise<void> {
  const options = {
    login_redirect_url: oauthOptions?.loginRedirectURL,
    signup_redirect_url: oauthOptions?.signupRedirectURL,
    page_url: toPageUrl(),
    custom_scopes,
    provider_params,
  }
  await client.oauth.start(type, options, { signal })
  await untilPageReturns(signal)
}
