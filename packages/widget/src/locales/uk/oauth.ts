import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Продовжити через Google',
  'oauth.continueWithMicrosoft': 'Продовжити через Microsoft',
  'oauth.continueWithApple': 'Продовжити через Apple',
  'oauth.continueWithGitHub': 'Продовжити через GitHub',
  'oauth.continueWithGitLab': 'Продовжити через GitLab',
  'oauth.continueWithFacebook': 'Продовжити через Facebook',
  'oauth.continueWithDiscord': 'Продовжити через Discord',
  'oauth.continueWithSalesforce': 'Продовжити через Salesforce',
  'oauth.continueWithSlack': 'Продовжити через Slack',
  'oauth.continueWithAmazon': 'Продовжити через Amazon',
  'oauth.continueWithBitbucket': 'Продовжити через Bitbucket',
  'oauth.continueWithLinkedIn': 'Продовжити через LinkedIn',
  'oauth.continueWithCoinbase': 'Продовжити через Coinbase',
  'oauth.continueWithTwitch': 'Продовжити через Twitch',
  'oauth.continueWithX': 'Продовжити через Twitter',
  'oauth.continueWithTikTok': 'Продовжити через TikTok',
  'oauth.continueWithSnapchat': 'Продовжити через Snapchat',
  'oauth.continueWithFigma': 'Продовжити через Figma',
  'oauth.continueWithYahoo': 'Продовжити через Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Продовжити через {provider}',
  'provider.lastUsed': 'Останній вхід',
}
