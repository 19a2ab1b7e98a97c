import { oauthProviders } from '@portico/contract/methods/oauth'
import type { ProviderConfig } from '../../declarations/oauth/oauth-setting.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/**
 * Returns the project's client at a provider.
 *
 * @throws AuthError `invalid_oauth_provider` for an unknown name, `oauth_config_not_found` for a provider at which the
 *   project has no client
 */
export function getProviderConfig(
  { oauth: { providers } }: Pick<ProjectConfig, 'oauth'>,
  id: string,
): ProviderConfig {
  const config = Object.hasOwn(providers, id) ? providers[id] : undefined
  if (config) return config
  const isKnown = oauthProviders.some((known) => known === id)
  throw new AuthError(isKnown ? 'oauth_config_not_found' : 'invalid_oauth_provider', {
    explanation: `Configured: ${Object.keys(providers).join(', ') || 'none'}.`,
  })
}
