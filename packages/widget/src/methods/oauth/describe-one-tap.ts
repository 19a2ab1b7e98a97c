const faults = new Map([
  [
    'unregistered_origin',
    (origin: string) =>
      `Google does not allow the origin ${origin}. Add it to the “Authorized JavaScript origins” of the OAuth client in the Google Cloud Console; for a page on localhost add http://localhost and http://localhost:<port_number>.`,
  ],
  [
    'invalid_client',
    () =>
      'Google does not recognize the client ID. Compare oauth.providers.google.clientId in portico.config.ts with the client ID in the Google Cloud Console.',
  ],
  [
    'oauth_config_not_found',
    () =>
      'The project has no OAuth client of Google. Add one to oauth.providers in portico.config.ts.',
  ],
  [
    'no_login_redirect_urls_set',
    () =>
      'No login redirect URLs are set. Add one to the redirectUrls in portico.config.ts, or set oauthOptions.loginRedirectURL.',
  ],
  [
    'no_signup_redirect_urls_set',
    () =>
      'No signup redirect URLs are set. Add one to the redirectUrls in portico.config.ts, or set oauthOptions.signupRedirectURL.',
  ],
  [
    'default_provider_not_allowed',
    () =>
      'The default OAuth provider is not compatible with One Tap. Configure a Google client of your own in oauth.providers.',
  ],
])

/**
 * Describes what a developer must change if One Tap cannot be shown (specification section 2).
 *
 * @param reason - Google's reason, or the service's `error_type`
 * @returns null if the reason is not a mistake, for example a user without a Google account
 */
export function describeOneTap(reason: string, origin: string): string | null {
  const sentence = faults.get(reason)?.(origin)
  return sentence ? `One Tap cannot render. ${sentence}` : null
}
