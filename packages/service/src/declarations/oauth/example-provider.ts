import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { OauthSettings, OidcProviderSettings } from './oauth-setting.ts'

/** The OpenID provider that a development service contains. */
export const exampleProvider = {
  id: 'example',
  path: '/dev/example-provider',
  clientId: 'portico-development',
} as const

/**
 * Adds the example provider to the settings' providers, unless one has the same id. Only on loopback can the service
 * call itself.
 */
export function withExampleProvider<
  Settings extends { readonly oauth?: OauthSettings | undefined },
>(settings: Settings, baseUrl: string): Settings {
  const { id, path, clientId } = exampleProvider
  if (!URL.canParse(baseUrl) || !isLoopbackHost(new URL(baseUrl).hostname)) return settings
  const own: OidcProviderSettings = {
    type: 'oidc',
    issuer: `${baseUrl}${path}`,
    clientId,
    label: 'Example provider',
    linksByEmail: true,
  }
  const providers = { [id]: own, ...settings.oauth?.providers }
  return { ...settings, oauth: { ...settings.oauth, providers } }
}
