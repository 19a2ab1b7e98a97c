/** By the names that hosts know them under. */
const providerNames =
  'Google Microsoft Apple Github GitLab Facebook Discord Salesforce Slack Amazon Bitbucket LinkedIn Coinbase Twitch Twitter TikTok Snapchat Figma Yahoo' as const

/** The words of a text: names that a page loads first stand in one text where that takes fewer bytes. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

/** The social providers (specification section 2): a provider's value is its name in lower case. */
export const OAuthProviders = Object.fromEntries(
  providerNames.split(' ').map((name) => [name, name.toLowerCase()]),
) as { readonly [Name in Words<typeof providerNames>]: Lowercase<Name> } // the type makes the same of the same text

/** One of `OAuthProviders`. */
export type OAuthProviders = (typeof OAuthProviders)[keyof typeof OAuthProviders]

/** Something for each provider, by the provider. */
export const forEachProvider = <Value>(value: (provider: OAuthProviders) => Value) =>
  Object.fromEntries(
    Object.values(OAuthProviders).map((provider) => [provider, value(provider)]),
  ) as Record<OAuthProviders, Value> // of all of them, that is
