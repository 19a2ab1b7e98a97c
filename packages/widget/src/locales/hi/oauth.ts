import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Google से जारी रखें',
  'oauth.continueWithMicrosoft': 'Microsoft से जारी रखें',
  'oauth.continueWithApple': 'Apple से जारी रखें',
  'oauth.continueWithGitHub': 'GitHub से जारी रखें',
  'oauth.continueWithGitLab': 'GitLab से जारी रखें',
  'oauth.continueWithFacebook': 'Facebook से जारी रखें',
  'oauth.continueWithDiscord': 'Discord से जारी रखें',
  'oauth.continueWithSalesforce': 'Salesforce से जारी रखें',
  'oauth.continueWithSlack': 'Slack से जारी रखें',
  'oauth.continueWithAmazon': 'Amazon से जारी रखें',
  'oauth.continueWithBitbucket': 'Bitbucket से जारी रखें',
  'oauth.continueWithLinkedIn': 'LinkedIn से जारी रखें',
  'oauth.continueWithCoinbase': 'Coinbase से जारी रखें',
  'oauth.continueWithTwitch': 'Twitch से जारी रखें',
  'oauth.continueWithX': 'Twitter से जारी रखें',
  'oauth.continueWithTikTok': 'TikTok से जारी रखें',
  'oauth.continueWithSnapchat': 'Snapchat से जारी रखें',
  'oauth.continueWithFigma': 'Figma से जारी रखें',
  'oauth.continueWithYahoo': 'Yahoo से जारी रखें',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': '{provider} से जारी रखें',
  'provider.lastUsed': 'पिछली बार का तरीका',
}
