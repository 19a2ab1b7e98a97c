import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Weiter mit Google',
  'oauth.continueWithMicrosoft': 'Weiter mit Microsoft',
  'oauth.continueWithApple': 'Weiter mit Apple',
  'oauth.continueWithGitHub': 'Weiter mit GitHub',
  'oauth.continueWithGitLab': 'Weiter mit GitLab',
  'oauth.continueWithFacebook': 'Weiter mit Facebook',
  'oauth.continueWithDiscord': 'Weiter mit Discord',
  'oauth.continueWithSalesforce': 'Weiter mit Salesforce',
  'oauth.continueWithSlack': 'Weiter mit Slack',
  'oauth.continueWithAmazon': 'Weiter mit Amazon',
  'oauth.continueWithBitbucket': 'Weiter mit Bitbucket',
  'oauth.continueWithLinkedIn': 'Weiter mit LinkedIn',
  'oauth.continueWithCoinbase': 'Weiter mit Coinbase',
  'oauth.continueWithTwitch': 'Weiter mit Twitch',
  'oauth.continueWithX': 'Weiter mit Twitter',
  'oauth.continueWithTikTok': 'Weiter mit TikTok',
  'oauth.continueWithSnapchat': 'Weiter mit Snapchat',
  'oauth.continueWithFigma': 'Weiter mit Figma',
  'oauth.continueWithYahoo': 'Weiter mit Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Weiter mit {provider}',
  'provider.lastUsed': 'Zuletzt verwendet',
}
