/** Stand-ins of the specified sign-in providers. */
export {
  createSocialNetwork,
  type Decision,
  type SentBack,
  type SocialClient,
  type SocialFault,
  type SocialNetwork,
  type SocialNetworkOptions,
} from './social/create-social-network.ts'
export type { Person } from './social/dialect.ts'
export { dialects, type SocialProviderId } from './social/dialects.ts'
