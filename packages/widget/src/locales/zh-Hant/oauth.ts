import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': '使用 Google 繼續',
  'oauth.continueWithMicrosoft': '使用 Microsoft 繼續',
  'oauth.continueWithApple': '使用 Apple 繼續',
  'oauth.continueWithGitHub': '使用 GitHub 繼續',
  'oauth.continueWithGitLab': '使用 GitLab 繼續',
  'oauth.continueWithFacebook': '使用 Facebook 繼續',
  'oauth.continueWithDiscord': '使用 Discord 繼續',
  'oauth.continueWithSalesforce': '使用 Salesforce 繼續',
  'oauth.continueWithSlack': '使用 Slack 繼續',
  'oauth.continueWithAmazon': '使用 Amazon 繼續',
  'oauth.continueWithBitbucket': '使用 Bitbucket 繼續',
  'oauth.continueWithLinkedIn': '使用 LinkedIn 繼續',
  'oauth.continueWithCoinbase': '使用 Coinbase 繼續',
  'oauth.continueWithTwitch': '使用 Twitch 繼續',
  'oauth.continueWithX': '使用 Twitter 繼續',
  'oauth.continueWithTikTok': '使用 TikTok 繼續',
  'oauth.continueWithSnapchat': '使用 Snapchat 繼續',
  'oauth.continueWithFigma': '使用 Figma 繼續',
  'oauth.continueWithYahoo': '使用 Yahoo 繼續',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '使用 {provider} 繼續',
  'provider.lastUsed': '上次使用',
}
