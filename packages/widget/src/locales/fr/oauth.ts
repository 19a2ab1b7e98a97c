import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Continuer avec Google',
  'oauth.continueWithMicrosoft': 'Continuer avec Microsoft',
  'oauth.continueWithApple': 'Continuer avec Apple',
  'oauth.continueWithGitHub': 'Continuer avec GitHub',
  'oauth.continueWithGitLab': 'Continuer avec GitLab',
  'oauth.continueWithFacebook': 'Continuer avec Facebook',
  'oauth.continueWithDiscord': 'Continuer avec Discord',
  'oauth.continueWithSalesforce': 'Continuer avec Salesforce',
  'oauth.continueWithSlack': 'Continuer avec Slack',
  'oauth.continueWithAmazon': 'Continuer avec Amazon',
  'oauth.continueWithBitbucket': 'Continuer avec Bitbucket',
  'oauth.continueWithLinkedIn': 'Continuer avec LinkedIn',
  'oauth.continueWithCoinbase': 'Continuer avec Coinbase',
  'oauth.continueWithTwitch': 'Continuer avec Twitch',
  'oauth.continueWithX': 'Continuer avec Twitter',
  'oauth.continueWithTikTok': 'Continuer avec TikTok',
  'oauth.continueWithSnapchat': 'Continuer avec Snapchat',
  'oauth.continueWithFigma': 'Continuer avec Figma',
  'oauth.continueWithYahoo': 'Continuer avec Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Continuer avec {provider}',
  'provider.lastUsed': 'Dernier utilisé',
}
