import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Google로 계속하기',
  'oauth.continueWithMicrosoft': 'Microsoft로 계속하기',
  'oauth.continueWithApple': 'Apple로 계속하기',
  'oauth.continueWithGitHub': 'GitHub로 계속하기',
  'oauth.continueWithGitLab': 'GitLab으로 계속하기',
  'oauth.continueWithFacebook': 'Facebook으로 계속하기',
  'oauth.continueWithDiscord': 'Discord로 계속하기',
  'oauth.continueWithSalesforce': 'Salesforce로 계속하기',
  'oauth.continueWithSlack': 'Slack으로 계속하기',
  'oauth.continueWithAmazon': 'Amazon으로 계속하기',
  'oauth.continueWithBitbucket': 'Bitbucket으로 계속하기',
  'oauth.continueWithLinkedIn': 'LinkedIn으로 계속하기',
  'oauth.continueWithCoinbase': 'Coinbase로 계속하기',
  'oauth.continueWithTwitch': 'Twitch로 계속하기',
  'oauth.continueWithX': 'Twitter로 계속하기',
  'oauth.continueWithTikTok': 'TikTok으로 계속하기',
  'oauth.continueWithSnapchat': 'Snapchat으로 계속하기',
  'oauth.continueWithFigma': 'Figma로 계속하기',
  'oauth.continueWithYahoo': 'Yahoo로 계속하기',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '{provider} 계정으로 계속하기',
  'provider.lastUsed': '최근 사용',
}
