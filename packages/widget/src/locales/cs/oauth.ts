import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Pokračovat přes Google',
  'oauth.continueWithMicrosoft': 'Pokračovat přes Microsoft',
  'oauth.continueWithApple': 'Pokračovat přes Apple',
  'oauth.continueWithGitHub': 'Pokračovat přes GitHub',
  'oauth.continueWithGitLab': 'Pokračovat přes GitLab',
  'oauth.continueWithFacebook': 'Pokračovat přes Facebook',
  'oauth.continueWithDiscord': 'Pokračovat přes Discord',
  'oauth.continueWithSalesforce': 'Pokračovat přes Salesforce',
  'oauth.continueWithSlack': 'Pokračovat přes Slack',
  'oauth.continueWithAmazon': 'Pokračovat přes Amazon',
  'oauth.continueWithBitbucket': 'Pokračovat přes Bitbucket',
  'oauth.continueWithLinkedIn': 'Pokračovat přes LinkedIn',
  'oauth.continueWithCoinbase': 'Pokračovat přes Coinbase',
  'oauth.continueWithTwitch': 'Pokračovat přes Twitch',
  'oauth.continueWithX': 'Pokračovat přes Twitter',
  'oauth.continueWithTikTok': 'Pokračovat přes TikTok',
  'oauth.continueWithSnapchat': 'Pokračovat přes Snapchat',
  'oauth.continueWithFigma': 'Pokračovat přes Figma',
  'oauth.continueWithYahoo': 'Pokračovat přes Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Pokračovat přes {provider}',
  'provider.lastUsed': 'Naposledy použito',
}
