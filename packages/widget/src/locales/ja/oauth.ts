import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Google で続行',
  'oauth.continueWithMicrosoft': 'Microsoft で続行',
  'oauth.continueWithApple': 'Apple で続行',
  'oauth.continueWithGitHub': 'GitHub で続行',
  'oauth.continueWithGitLab': 'GitLab で続行',
  'oauth.continueWithFacebook': 'Facebook で続行',
  'oauth.continueWithDiscord': 'Discord で続行',
  'oauth.continueWithSalesforce': 'Salesforce で続行',
  'oauth.continueWithSlack': 'Slack で続行',
  'oauth.continueWithAmazon': 'Amazon で続行',
  'oauth.continueWithBitbucket': 'Bitbucket で続行',
  'oauth.continueWithLinkedIn': 'LinkedIn で続行',
  'oauth.continueWithCoinbase': 'Coinbase で続行',
  'oauth.continueWithTwitch': 'Twitch で続行',
  'oauth.continueWithX': 'Twitter で続行',
  'oauth.continueWithTikTok': 'TikTok で続行',
  'oauth.continueWithSnapchat': 'Snapchat で続行',
  'oauth.continueWithFigma': 'Figma で続行',
  'oauth.continueWithYahoo': 'Yahoo で続行',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '{provider} で続行',
  'provider.lastUsed': '前回使用',
}
