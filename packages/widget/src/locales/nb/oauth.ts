import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Fortsett med Google',
  'oauth.continueWithMicrosoft': 'Fortsett med Microsoft',
  'oauth.continueWithApple': 'Fortsett med Apple',
  'oauth.continueWithGitHub': 'Fortsett med GitHub',
  'oauth.continueWithGitLab': 'Fortsett med GitLab',
  'oauth.continueWithFacebook': 'Fortsett med Facebook',
  'oauth.continueWithDiscord': 'Fortsett med Discord',
  'oauth.continueWithSalesforce': 'Fortsett med Salesforce',
  'oauth.continueWithSlack': 'Fortsett med Slack',
  'oauth.continueWithAmazon': 'Fortsett med Amazon',
  'oauth.continueWithBitbucket': 'Fortsett med Bitbucket',
  'oauth.continueWithLinkedIn': 'Fortsett med LinkedIn',
  'oauth.continueWithCoinbase': 'Fortsett med Coinbase',
  'oauth.continueWithTwitch': 'Fortsett med Twitch',
  'oauth.continueWithX': 'Fortsett med Twitter',
  'oauth.continueWithTikTok': 'Fortsett med TikTok',
  'oauth.continueWithSnapchat': 'Fortsett med Snapchat',
  'oauth.continueWithFigma': 'Fortsett med Figma',
  'oauth.continueWithYahoo': 'Fortsett med Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Fortsett med {provider}',
  'provider.lastUsed': 'Sist brukt',
}
