import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const providerText: Translation<typeof english.providerText> = {
  'oauth.continueWithGoogle': 'Jatka Google-tilillä',
  'oauth.continueWithMicrosoft': 'Jatka Microsoft-tilillä',
  'oauth.continueWithApple': 'Jatka Apple-tilillä',
  'oauth.continueWithGitHub': 'Jatka GitHub-tilillä',
  'oauth.continueWithGitLab': 'Jatka GitLab-tilillä',
  'oauth.continueWithFacebook': 'Jatka Facebook-tilillä',
  'oauth.continueWithDiscord': 'Jatka Discord-tilillä',
  'oauth.continueWithSalesforce': 'Jatka Salesforce-tilillä',
  'oauth.continueWithSlack': 'Jatka Slack-tilillä',
  'oauth.continueWithAmazon': 'Jatka Amazon-tilillä',
  'oauth.continueWithBitbucket': 'Jatka Bitbucket-tilillä',
  'oauth.continueWithLinkedIn': 'Jatka LinkedIn-tilillä',
  'oauth.continueWithCoinbase': 'Jatka Coinbase-tilillä',
  'oauth.continueWithTwitch': 'Jatka Twitch-tilillä',
  'oauth.continueWithX': 'Jatka Twitter-tilillä',
  'oauth.continueWithTikTok': 'Jatka TikTok-tilillä',
  'oauth.continueWithSnapchat': 'Jatka Snapchat-tilillä',
  'oauth.continueWithFigma': 'Jatka Figma-tilillä',
  'oauth.continueWithYahoo': 'Jatka Yahoo-tilillä',
}

export const oauthText: Translation<typeof english.oauthText> = {
  ...providerText,
  'oauth.continueWithOther': 'Jatka palvelulla {provider}',
  'provider.lastUsed': 'Viimeksi käytetty',
}
