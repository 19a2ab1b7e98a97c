import { OAuthProviders } from '@portico/client'

type ProviderName = keyof typeof OAuthProviders

/** What two of the providers are called in the ids of their texts. */
type InIds<Name extends ProviderName> = Name extends 'Github'
  ? 'GitHub'
  : Name extends 'Twitter'
    ? 'X'
    : Name

/** The id of what a provider's button says. */
export type ProviderTextId = `oauth.continueWith${InIds<ProviderName>}`

const toEntry = (name: string) => {
  const label = name.replace('hub', 'Hub')
  return [`oauth.continueWith${label.replace('Twitter', 'X')}`, `Continue with ${label}`]
}

/** The words of the buttons: "Continue with Google", and so on. */
export const providerText = Object.fromEntries(Object.keys(OAuthProviders).map(toEntry)) as Record<
  ProviderTextId,
  string
> // made by the rule that the type spells out

/** The words of social sign-in that its first screen needs. */
export const oauthText = {
  ...providerText,
  'oauth.continueWithOther': 'Continue with {provider}',
  'provider.lastUsed': 'Last used',
} as const
