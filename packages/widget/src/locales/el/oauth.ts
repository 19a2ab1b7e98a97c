import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Συνέχεια με Google',
  'oauth.continueWithMicrosoft': 'Συνέχεια με Microsoft',
  'oauth.continueWithApple': 'Συνέχεια με Apple',
  'oauth.continueWithGitHub': 'Συνέχεια με GitHub',
  'oauth.continueWithGitLab': 'Συνέχεια με GitLab',
  'oauth.continueWithFacebook': 'Συνέχεια με Facebook',
  'oauth.continueWithDiscord': 'Συνέχεια με Discord',
  'oauth.continueWithSalesforce': 'Συνέχεια με Salesforce',
  'oauth.continueWithSlack': 'Συνέχεια με Slack',
  'oauth.continueWithAmazon': 'Συνέχεια με Amazon',
  'oauth.continueWithBitbucket': 'Συνέχεια με Bitbucket',
  'oauth.continueWithLinkedIn': 'Συνέχεια με LinkedIn',
  'oauth.continueWithCoinbase': 'Συνέχεια με Coinbase',
  'oauth.continueWithTwitch': 'Συνέχεια με Twitch',
  'oauth.continueWithX': 'Συνέχεια με Twitter',
  'oauth.continueWithTikTok': 'Συνέχεια με TikTok',
  'oauth.continueWithSnapchat': 'Συνέχεια με Snapchat',
  'oauth.continueWithFigma': 'Συνέχεια με Figma',
  'oauth.continueWithYahoo': 'Συνέχεια με Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Συνέχεια με {provider}',
  'provider.lastUsed': 'Τελευταία χρήση',
}
