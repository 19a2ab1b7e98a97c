import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Google ile devam et',
  'oauth.continueWithMicrosoft': 'Microsoft ile devam et',
  'oauth.continueWithApple': 'Apple ile devam et',
  'oauth.continueWithGitHub': 'GitHub ile devam et',
  'oauth.continueWithGitLab': 'GitLab ile devam et',
  'oauth.continueWithFacebook': 'Facebook ile devam et',
  'oauth.continueWithDiscord': 'Discord ile devam et',
  'oauth.continueWithSalesforce': 'Salesforce ile devam et',
  'oauth.continueWithSlack': 'Slack ile devam et',
  'oauth.continueWithAmazon': 'Amazon ile devam et',
  'oauth.continueWithBitbucket': 'Bitbucket ile devam et',
  'oauth.continueWithLinkedIn': 'LinkedIn ile devam et',
  'oauth.continueWithCoinbase': 'Coinbase ile devam et',
  'oauth.continueWithTwitch': 'Twitch ile devam et',
  'oauth.continueWithX': 'Twitter ile devam et',
  'oauth.continueWithTikTok': 'TikTok ile devam et',
  'oauth.continueWithSnapchat': 'Snapchat ile devam et',
  'oauth.continueWithFigma': 'Figma ile devam et',
  'oauth.continueWithYahoo': 'Yahoo ile devam et',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '{provider} ile devam et',
  'provider.lastUsed': 'Son kullanılan',
}
