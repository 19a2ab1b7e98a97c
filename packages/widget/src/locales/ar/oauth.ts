import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'المتابعة باستخدام Google',
  'oauth.continueWithMicrosoft': 'المتابعة باستخدام Microsoft',
  'oauth.continueWithApple': 'المتابعة باستخدام Apple',
  'oauth.continueWithGitHub': 'المتابعة باستخدام GitHub',
  'oauth.continueWithGitLab': 'المتابعة باستخدام GitLab',
  'oauth.continueWithFacebook': 'المتابعة باستخدام Facebook',
  'oauth.continueWithDiscord': 'المتابعة باستخدام Discord',
  'oauth.continueWithSalesforce': 'المتابعة باستخدام Salesforce',
  'oauth.continueWithSlack': 'المتابعة باستخدام Slack',
  'oauth.continueWithAmazon': 'المتابعة باستخدام Amazon',
  'oauth.continueWithBitbucket': 'المتابعة باستخدام Bitbucket',
  'oauth.continueWithLinkedIn': 'المتابعة باستخدام LinkedIn',
  'oauth.continueWithCoinbase': 'المتابعة باستخدام Coinbase',
  'oauth.continueWithTwitch': 'المتابعة باستخدام Twitch',
  'oauth.continueWithX': 'المتابعة باستخدام Twitter',
  'oauth.continueWithTikTok': 'المتابعة باستخدام TikTok',
  'oauth.continueWithSnapchat': 'المتابعة باستخدام Snapchat',
  'oauth.continueWithFigma': 'المتابعة باستخدام Figma',
  'oauth.continueWithYahoo': 'المتابعة باستخدام Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'المتابعة باستخدام {provider}',
  'provider.lastUsed': 'آخر استخدام',
}
