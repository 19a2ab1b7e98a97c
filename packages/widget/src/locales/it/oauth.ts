import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Continua con Google',
  'oauth.continueWithMicrosoft': 'Continua con Microsoft',
  'oauth.continueWithApple': 'Continua con Apple',
  'oauth.continueWithGitHub': 'Continua con GitHub',
  'oauth.continueWithGitLab': 'Continua con GitLab',
  'oauth.continueWithFacebook': 'Continua con Facebook',
  'oauth.continueWithDiscord': 'Continua con Discord',
  'oauth.continueWithSalesforce': 'Continua con Salesforce',
  'oauth.continueWithSlack': 'Continua con Slack',
  'oauth.continueWithAmazon': 'Continua con Amazon',
  'oauth.continueWithBitbucket': 'Continua con Bitbucket',
  'oauth.continueWithLinkedIn': 'Continua con LinkedIn',
  'oauth.continueWithCoinbase': 'Continua con Coinbase',
  'oauth.continueWithTwitch': 'Continua con Twitch',
  'oauth.continueWithX': 'Continua con Twitter',
  'oauth.continueWithTikTok': 'Continua con TikTok',
  'oauth.continueWithSnapchat': 'Continua con Snapchat',
  'oauth.continueWithFigma': 'Continua con Figma',
  'oauth.continueWithYahoo': 'Continua con Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Continua con {provider}',
  'provider.lastUsed': 'Ultimo usato',
}
