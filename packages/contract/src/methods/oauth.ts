import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { OauthOperations } from './oauth.schemas.ts'

/** Sign-in at providers, for pages. Its start and its callback are navigations, which are no operations. */
export const oauth: OperationTable<OauthOperations> = {
  authenticate: post('/oauth/authenticate'),
  findAddress: post('/oauth/authenticate/address'),
  attach: post('/oauth/attach'),
  /** @param id - an `oauth_user_registration_id` */
  restore: post('/users/oauth/:id/restore'),
}

/** Providers that need no URL in the configuration (specification section 2), spelled as in paths. */
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

/** The id of such a provider. */
export type OauthProvider = (typeof oauthProviders)[number]
