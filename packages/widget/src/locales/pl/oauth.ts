import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Kontynuuj przez Google',
  'oauth.continueWithMicrosoft': 'Kontynuuj przez Microsoft',
  'oauth.continueWithApple': 'Kontynuuj przez Apple',
  'oauth.continueWithGitHub': 'Kontynuuj przez GitHub',
  'oauth.continueWithGitLab': 'Kontynuuj przez GitLab',
  'oauth.continueWithFacebook': 'Kontynuuj przez Facebook',
  'oauth.continueWithDiscord': 'Kontynuuj przez Discord',
  'oauth.continueWithSalesforce': 'Kontynuuj przez Salesforce',
  'oauth.continueWithSlack': 'Kontynuuj przez Slack',
  'oauth.continueWithAmazon': 'Kontynuuj przez Amazon',
  'oauth.continueWithBitbucket': 'Kontynuuj przez Bitbucket',
  'oauth.continueWithLinkedIn': 'Kontynuuj przez LinkedIn',
  'oauth.continueWithCoinbase': 'Kontynuuj przez Coinbase',
  'oauth.continueWithTwitch': 'Kontynuuj przez Twitch',
  'oauth.continueWithX': 'Kontynuuj przez Twitter',
  'oauth.continueWithTikTok': 'Kontynuuj przez TikTok',
  'oauth.continueWithSnapchat': 'Kontynuuj przez Snapchat',
  'oauth.continueWithFigma': 'Kontynuuj przez Figma',
  'oauth.continueWithYahoo': 'Kontynuuj przez Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Kontynuuj przez {provider}',
  'provider.lastUsed': 'Ostatnio użyte',
}
