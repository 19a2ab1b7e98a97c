import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Fortsæt med Google',
  'oauth.continueWithMicrosoft': 'Fortsæt med Microsoft',
  'oauth.continueWithApple': 'Fortsæt med Apple',
  'oauth.continueWithGitHub': 'Fortsæt med GitHub',
  'oauth.continueWithGitLab': 'Fortsæt med GitLab',
  'oauth.continueWithFacebook': 'Fortsæt med Facebook',
  'oauth.continueWithDiscord': 'Fortsæt med Discord',
  'oauth.continueWithSalesforce': 'Fortsæt med Salesforce',
  'oauth.continueWithSlack': 'Fortsæt med Slack',
  'oauth.continueWithAmazon': 'Fortsæt med Amazon',
  'oauth.continueWithBitbucket': 'Fortsæt med Bitbucket',
  'oauth.continueWithLinkedIn': 'Fortsæt med LinkedIn',
  'oauth.continueWithCoinbase': 'Fortsæt med Coinbase',
  'oauth.continueWithTwitch': 'Fortsæt med Twitch',
  'oauth.continueWithX': 'Fortsæt med Twitter',
  'oauth.continueWithTikTok': 'Fortsæt med TikTok',
  'oauth.continueWithSnapchat': 'Fortsæt med Snapchat',
  'oauth.continueWithFigma': 'Fortsæt med Figma',
  'oauth.continueWithYahoo': 'Fortsæt med Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Fortsæt med {provider}',
  'provider.lastUsed': 'Senest brugt',
}
