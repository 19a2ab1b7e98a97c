import { type OperationTable, post } from '../operation.ts'
import type { OauthOperations } from './oauth.schemas.ts'

/** Social sign-in for pages. It begins and ends with navigations, which are no operations. */
export const oauth: OperationTable<OauthOperations> = {
  authenticate: post('/oauth/authenticate'),
  attach: post('/oauth/attach'),
}

/** The providers that need no address in the configuration (specification section 2), as they stand in URLs. */
export const oauthProviders = [
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
] as const

/** One of them. */
export type OauthProvider = (typeof oauthProviders)[number]
