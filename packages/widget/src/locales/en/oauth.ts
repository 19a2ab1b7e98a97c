import { OAuthProviders } from '@portico/client'

type ProviderName = keyof typeof OAuthProviders

/** The names of the providers in the ids of their texts. Two of them differ from the provider's own key. */
type InIds<Name extends ProviderName> = Name extends 'Github'
  ? 'GitHub'
  : Name extends 'Twitter'
    ? 'X'
    : Name

/** The id of the text on a provider's button. */
export type ProviderTextId = `oauth.continueWith${InIds<ProviderName>}`

const toEntry = (name: string) => {
  const label = name.replace('hub', 'Hub')
  return [`oauth.continueWith${label.replace('Twitter', 'X')}`, `Continue with ${label}`]
}

/** Texts of the buttons, such as "Continue with Google". */
export const providerText = Object.fromEntries(Object.keys(OAuthProviders).map(toEntry)) as Record<
  ProviderTextId,
  string
> // `toEntry` builds the keys by the same rule as the type

/** Texts of social sign-in on the first screen. */
export const oauthText = {
  ...providerText,
  'oauth.continueWithOther': 'Continue with {provider}',
  'provider.lastUsed': 'Last used',
} as const
