import type { ProjectConfig } from './config.ts'

/**
 * Returns the URLs of a project's hosted authorization page and of its hosted account; no field for a page that it has
 * not. The account belongs to the authorization page unless the settings say otherwise.
 */
export function toHostedUrls(
  {
    identityProvider: { authorizationUrl, path },
    account,
  }: Pick<ProjectConfig, 'identityProvider' | 'account'>,
  baseUrl: string,
): Pick<ProjectConfig, 'hostedUrl' | 'hostedAccountUrl'> {
  const isHosted = authorizationUrl === null
  return {
    ...(isHosted && { hostedUrl: `${baseUrl}${path}/v1/oauth2/authorize` }),
    ...((account.hosted ?? isHosted) && { hostedAccountUrl: `${baseUrl}${path}/account` }),
  }
}
