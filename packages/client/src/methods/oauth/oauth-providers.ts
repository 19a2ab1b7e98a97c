import type { OauthProvider } from '@portico/contract/methods/oauth'

/** The providers' names in the form that host pages use. */
const providerNames =
  'Google Microsoft Apple Github GitLab Facebook Discord Salesforce Slack Amazon Bitbucket LinkedIn Coinbase Twitch Twitter TikTok Snapchat Figma Yahoo' as const

/** The words of a text. The names stand in one text because that takes fewer bytes of the first load. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

/** The names, if they are those of the contract: a provider that only one of both knows does not compile. */
type Complete<Name extends string, _Missing extends never, _Unknown extends never> = Name
type ProviderName = Complete<
  Words<typeof providerNames>,
  Exclude<OauthProvider, Lowercase<Words<typeof providerNames>>>,
  Exclude<Lowercase<Words<typeof providerNames>>, OauthProvider>
>

/** The social providers (specification section 2): a provider's value is its name in lower case. */
export const OAuthProviders = Object.fromEntries(
  providerNames.split(' ').map((name) => [name, name.toLowerCase()]),
) as { readonly [Name in ProviderName]: Lowercase<Name> } // the type splits the same text

/** One of `OAuthProviders`. */
export type OAuthProviders = (typeof OAuthProviders)[keyof typeof OAuthProviders]

/** Makes a value for each provider, keyed by the provider. */
export const forEachProvider = <Value>(value: (provider: OAuthProviders) => Value) =>
  Object.fromEntries(
    Object.values(OAuthProviders).map((provider) => [provider, value(provider)]),
  ) as Record<OAuthProviders, Value> // the loop covers all providers
