import type { ProjectConfig } from './config.ts'

/** Returns the URL of a project's hosted authorization page; no field if the host has its own page. */
export const toHostedUrl = (
  { identityProvider: { authorizationUrl, path } }: Pick<ProjectConfig, 'identityProvider'>,
  baseUrl: string,
): Pick<ProjectConfig, 'hostedUrl'> =>
  authorizationUrl === null ? { hostedUrl: `${baseUrl}${path}/v1/oauth2/authorize` } : {}
