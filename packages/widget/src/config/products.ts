/** The products a host may configure (specification section 3). */
export const Products = {
  emailMagicLinks: 'emailMagicLinks',
  oauth: 'oauth',
  otp: 'otp',
  crypto: 'crypto',
  passwords: 'passwords',
  passkeys: 'passkeys',
} as const

/** A product's name. */
export type ProductId = (typeof Products)[keyof typeof Products]

/** How a passcode travels. */
export const OTPMethods = { SMS: 'sms', WhatsApp: 'whatsapp', Email: 'email' } as const

/** One of `OTPMethods`. */
export type OTPMethod = (typeof OTPMethods)[keyof typeof OTPMethods]

/** The social providers (specification section 2). */
export const OAuthProviders = {
  Google: 'google',
  Microsoft: 'microsoft',
  Apple: 'apple',
  Github: 'github',
  GitLab: 'gitlab',
  Facebook: 'facebook',
  Discord: 'discord',
  Salesforce: 'salesforce',
  Slack: 'slack',
  Amazon: 'amazon',
  Bitbucket: 'bitbucket',
  LinkedIn: 'linkedin',
  Coinbase: 'coinbase',
  Twitch: 'twitch',
  Twitter: 'twitter',
  TikTok: 'tiktok',
  Snapchat: 'snapchat',
  Figma: 'figma',
  Yahoo: 'yahoo',
} as const

/** Where Google One Tap appears. */
export const OneTapPositions = {
  embedded: 'embedded',
  floating: 'floating',
  embeddedOnly: 'embeddedOnly',
  floatingOrEmbedded: 'floatingOrEmbedded',
  forceLegacyEmbedded: 'forceLegacyEmbedded',
} as const

/** The crypto wallets that have a button of their own, and the two kinds for all others. */
export const Wallets = {
  Metamask: 'Metamask',
  Phantom: 'Phantom',
  Vessel: 'Vessel',
  Binance: 'Binance',
  Coinbase: 'Coinbase',
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
} as const
