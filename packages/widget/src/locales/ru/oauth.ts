import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Продолжить через Google',
  'oauth.continueWithMicrosoft': 'Продолжить через Microsoft',
  'oauth.continueWithApple': 'Продолжить через Apple',
  'oauth.continueWithGitHub': 'Продолжить через GitHub',
  'oauth.continueWithGitLab': 'Продолжить через GitLab',
  'oauth.continueWithFacebook': 'Продолжить через Facebook',
  'oauth.continueWithDiscord': 'Продолжить через Discord',
  'oauth.continueWithSalesforce': 'Продолжить через Salesforce',
  'oauth.continueWithSlack': 'Продолжить через Slack',
  'oauth.continueWithAmazon': 'Продолжить через Amazon',
  'oauth.continueWithBitbucket': 'Продолжить через Bitbucket',
  'oauth.continueWithLinkedIn': 'Продолжить через LinkedIn',
  'oauth.continueWithCoinbase': 'Продолжить через Coinbase',
  'oauth.continueWithTwitch': 'Продолжить через Twitch',
  'oauth.continueWithX': 'Продолжить через Twitter',
  'oauth.continueWithTikTok': 'Продолжить через TikTok',
  'oauth.continueWithSnapchat': 'Продолжить через Snapchat',
  'oauth.continueWithFigma': 'Продолжить через Figma',
  'oauth.continueWithYahoo': 'Продолжить через Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Продолжить через {provider}',
  'provider.lastUsed': 'Последний вход',
}
