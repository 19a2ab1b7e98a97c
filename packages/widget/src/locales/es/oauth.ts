import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Continuar con Google',
  'oauth.continueWithMicrosoft': 'Continuar con Microsoft',
  'oauth.continueWithApple': 'Continuar con Apple',
  'oauth.continueWithGitHub': 'Continuar con GitHub',
  'oauth.continueWithGitLab': 'Continuar con GitLab',
  'oauth.continueWithFacebook': 'Continuar con Facebook',
  'oauth.continueWithDiscord': 'Continuar con Discord',
  'oauth.continueWithSalesforce': 'Continuar con Salesforce',
  'oauth.continueWithSlack': 'Continuar con Slack',
  'oauth.continueWithAmazon': 'Continuar con Amazon',
  'oauth.continueWithBitbucket': 'Continuar con Bitbucket',
  'oauth.continueWithLinkedIn': 'Continuar con LinkedIn',
  'oauth.continueWithCoinbase': 'Continuar con Coinbase',
  'oauth.continueWithTwitch': 'Continuar con Twitch',
  'oauth.continueWithX': 'Continuar con Twitter',
  'oauth.continueWithTikTok': 'Continuar con TikTok',
  'oauth.continueWithSnapchat': 'Continuar con Snapchat',
  'oauth.continueWithFigma': 'Continuar con Figma',
  'oauth.continueWithYahoo': 'Continuar con Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Continuar con {provider}',
  'provider.lastUsed': 'Último usado',
}
