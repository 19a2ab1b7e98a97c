import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': '使用 Google 继续',
  'oauth.continueWithMicrosoft': '使用 Microsoft 继续',
  'oauth.continueWithApple': '使用 Apple 继续',
  'oauth.continueWithGitHub': '使用 GitHub 继续',
  'oauth.continueWithGitLab': '使用 GitLab 继续',
  'oauth.continueWithFacebook': '使用 Facebook 继续',
  'oauth.continueWithDiscord': '使用 Discord 继续',
  'oauth.continueWithSalesforce': '使用 Salesforce 继续',
  'oauth.continueWithSlack': '使用 Slack 继续',
  'oauth.continueWithAmazon': '使用 Amazon 继续',
  'oauth.continueWithBitbucket': '使用 Bitbucket 继续',
  'oauth.continueWithLinkedIn': '使用 LinkedIn 继续',
  'oauth.continueWithCoinbase': '使用 Coinbase 继续',
  'oauth.continueWithTwitch': '使用 Twitch 继续',
  'oauth.continueWithX': '使用 Twitter 继续',
  'oauth.continueWithTikTok': '使用 TikTok 继续',
  'oauth.continueWithSnapchat': '使用 Snapchat 继续',
  'oauth.continueWithFigma': '使用 Figma 继续',
  'oauth.continueWithYahoo': '使用 Yahoo 继续',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '使用 {provider} 继续',
  'provider.lastUsed': '上次使用',
}
