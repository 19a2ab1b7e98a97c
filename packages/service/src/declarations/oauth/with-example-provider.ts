import { exampleProvider } from '../../foundation/addresses/example-provider.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { OauthSettings, OidcProviderSettings } from './oauth-setting.ts'

/**
 * Adds the example provider to the settings' providers, unless one has the same id. Only on loopback can the service
 * call itself.
 */
export function withExampleProvider(settings: OauthSettings, baseUrl: string): OauthSettings {
  const { id, path, clientId } = exampleProvider
  if (!isUrl(baseUrl) || !isLoopbackHost(new URL(baseUrl).hostname)) return settings
  const own: OidcProviderSettings = {
    type: 'oidc',
    issuer: `${baseUrl}${path}`,
    clientId,
    label: 'Example provider',
    linksByEmail: true,
  }
  return { ...settings, providers: { [id]: own, ...settings.providers } }
}
