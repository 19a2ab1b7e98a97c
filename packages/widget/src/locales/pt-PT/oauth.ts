import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Continuar com Google',
  'oauth.continueWithMicrosoft': 'Continuar com Microsoft',
  'oauth.continueWithApple': 'Continuar com Apple',
  'oauth.continueWithGitHub': 'Continuar com GitHub',
  'oauth.continueWithGitLab': 'Continuar com GitLab',
  'oauth.continueWithFacebook': 'Continuar com Facebook',
  'oauth.continueWithDiscord': 'Continuar com Discord',
  'oauth.continueWithSalesforce': 'Continuar com Salesforce',
  'oauth.continueWithSlack': 'Continuar com Slack',
  'oauth.continueWithAmazon': 'Continuar com Amazon',
  'oauth.continueWithBitbucket': 'Continuar com Bitbucket',
  'oauth.continueWithLinkedIn': 'Continuar com LinkedIn',
  'oauth.continueWithCoinbase': 'Continuar com Coinbase',
  'oauth.continueWithTwitch': 'Continuar com Twitch',
  'oauth.continueWithX': 'Continuar com Twitter',
  'oauth.continueWithTikTok': 'Continuar com TikTok',
  'oauth.continueWithSnapchat': 'Continuar com Snapchat',
  'oauth.continueWithFigma': 'Continuar com Figma',
  'oauth.continueWithYahoo': 'Continuar com Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Continuar com {provider}',
  'provider.lastUsed': 'Último usado',
}
