import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'המשך עם Google',
  'oauth.continueWithMicrosoft': 'המשך עם Microsoft',
  'oauth.continueWithApple': 'המשך עם Apple',
  'oauth.continueWithGitHub': 'המשך עם GitHub',
  'oauth.continueWithGitLab': 'המשך עם GitLab',
  'oauth.continueWithFacebook': 'המשך עם Facebook',
  'oauth.continueWithDiscord': 'המשך עם Discord',
  'oauth.continueWithSalesforce': 'המשך עם Salesforce',
  'oauth.continueWithSlack': 'המשך עם Slack',
  'oauth.continueWithAmazon': 'המשך עם Amazon',
  'oauth.continueWithBitbucket': 'המשך עם Bitbucket',
  'oauth.continueWithLinkedIn': 'המשך עם LinkedIn',
  'oauth.continueWithCoinbase': 'המשך עם Coinbase',
  'oauth.continueWithTwitch': 'המשך עם Twitch',
  'oauth.continueWithX': 'המשך עם Twitter',
  'oauth.continueWithTikTok': 'המשך עם TikTok',
  'oauth.continueWithSnapchat': 'המשך עם Snapchat',
  'oauth.continueWithFigma': 'המשך עם Figma',
  'oauth.continueWithYahoo': 'המשך עם Yahoo',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'המשך עם {provider}',
  'provider.lastUsed': 'בשימוש לאחרונה',
}
