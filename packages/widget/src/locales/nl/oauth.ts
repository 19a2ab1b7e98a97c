import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Doorgaan met Google',
  'oauth.continueWithMicrosoft': 'Doorgaan met Microsoft',
  'oauth.continueWithApple': 'Doorgaan met Apple',
  'oauth.continueWithGitHub': 'Doorgaan met GitHub',
  'oauth.continueWithGitLab': 'Doorgaan met GitLab',
  'oauth.continueWithFacebook': 'Doorgaan met Facebook',
  'oauth.continueWithDiscord': 'Doorgaan met Discord',
  'oauth.continueWithSalesforce': 'Doorgaan met Salesforce',
  'oauth.continueWithSlack': 'Doorgaan met Slack',
  'oauth.continueWithAmazon': 'Doorgaan met Amazon',
  'oauth.continueWithBitbucket': 'Doorgaan met Bitbucket',
  'oauth.continueWithLinkedIn': 'Doorgaan met LinkedIn',
  'oauth.continueWithCoinbase': 'Doorgaan met Coinbase',
  'oauth.continueWithTwitch': 'Doorgaan met Twitch',
  'oauth.continueWithX': 'Doorgaan met Twitter',
  'oauth.continueWithTikTok': 'Doorgaan met TikTok',
  'oauth.continueWithSnapchat': 'Doorgaan met Snapchat',
  'oauth.continueWithFigma': 'Doorgaan met Figma',
  'oauth.continueWithYahoo': 'Doorgaan met Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Doorgaan met {provider}',
  'provider.lastUsed': 'Laatst gebruikt',
}
