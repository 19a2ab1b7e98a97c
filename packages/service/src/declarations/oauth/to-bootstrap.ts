import type { BootstrapPart } from '../bootstrap-part.ts'
import type { OauthConfig, ProviderConfig } from './oauth-setting.ts'

/** Tells pages which providers have a button. */
export const toBootstrap = ({
  oauth: { providers, requireSameBrowser },
}: {
  readonly oauth: OauthConfig
}): BootstrapPart<'pkce_required_for_oauth' | 'oauth_providers'> => ({
  pkce_required_for_oauth: requireSameBrowser,
  oauth_providers: Object.fromEntries(
    Object.entries(providers).map(([id, provider]) => [id, toShownProvider(provider)]),
  ),
})

/** The properties of a provider that its sign-in button needs; all of them are visible on pages. */
function toShownProvider(provider: ProviderConfig) {
  if (!('label' in provider)) return {}
  const { label, icon } = provider
  return { label, ...(icon !== undefined && { icon }) }
}
