import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Fortsätt med Google',
  'oauth.continueWithMicrosoft': 'Fortsätt med Microsoft',
  'oauth.continueWithApple': 'Fortsätt med Apple',
  'oauth.continueWithGitHub': 'Fortsätt med GitHub',
  'oauth.continueWithGitLab': 'Fortsätt med GitLab',
  'oauth.continueWithFacebook': 'Fortsätt med Facebook',
  'oauth.continueWithDiscord': 'Fortsätt med Discord',
  'oauth.continueWithSalesforce': 'Fortsätt med Salesforce',
  'oauth.continueWithSlack': 'Fortsätt med Slack',
  'oauth.continueWithAmazon': 'Fortsätt med Amazon',
  'oauth.continueWithBitbucket': 'Fortsätt med Bitbucket',
  'oauth.continueWithLinkedIn': 'Fortsätt med LinkedIn',
  'oauth.continueWithCoinbase': 'Fortsätt med Coinbase',
  'oauth.continueWithTwitch': 'Fortsätt med Twitch',
  'oauth.continueWithX': 'Fortsätt med Twitter',
  'oauth.continueWithTikTok': 'Fortsätt med TikTok',
  'oauth.continueWithSnapchat': 'Fortsätt med Snapchat',
  'oauth.continueWithFigma': 'Fortsätt med Figma',
  'oauth.continueWithYahoo': 'Fortsätt med Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Fortsätt med {provider}',
  'provider.lastUsed': 'Senast använd',
}
