import type { ProviderConfig } from '../../../declarations/oauth/oauth-setting.ts'
import { knownProviders } from '../providers/index.ts'
import { guard } from './guard.ts'
import { type OpenIdMetadata, toOauth2Provider, toOpenIdProvider } from './own-provider.ts'
import type { UpstreamClient } from './upstream.ts'

/**
 * Finds a provider that a project has configured.
 *
 * @param discover reads the metadata of an OpenID provider
 * @throws UpstreamError when the metadata cannot be read
 */
export async function findClient(
  discover: (issuer: string) => Promise<OpenIdMetadata>,
  id: string,
  config: ProviderConfig,
): Promise<UpstreamClient> {
  if ('type' in config) {
    if (config.type === 'oauth2') return { provider: toOauth2Provider(config), config }
    const { label, issuer } = config
    const provider = toOpenIdProvider(label, await guard(() => discover(issuer)))
    return { provider, config }
  }
  const provider = knownProviders[id]
  if (!provider) throw new Error(`No provider is called "${id}".`)
  const { baseUrl } = config
  return { provider: baseUrl === undefined ? provider : { ...provider, baseUrl }, config }
}
