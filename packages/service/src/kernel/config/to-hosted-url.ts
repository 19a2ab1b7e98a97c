import type { ProjectConfig } from './config.ts'

/** The URL of a project's hosted authorization page; nothing where the host has a page of its own. */
export const toHostedUrl = (
  { identityProvider: { authorizationUrl, path } }: Pick<ProjectConfig, 'identityProvider'>,
  baseUrl: string,
): Pick<ProjectConfig, 'hostedUrl'> =>
  authorizationUrl === null ? { hostedUrl: `${baseUrl}${path}/v1/oauth2/authorize` } : {}
