/** Simulations of the specified sign-in providers. */
export {
  createOneTapScript,
  type OneTapAct,
  type OneTapOrders,
} from './social/create-one-tap-script.ts'
export {
  createSocialNetwork,
  type Decision,
  type SentBack,
  type SentRequest,
  type SocialNetwork,
  type SocialNetworkOptions,
} from './social/create-social-network.ts'
export type { Person } from './social/dialect.ts'
export { dialects, type SocialProviderId } from './social/dialects.ts'
export {
  idTokenFaults,
  keyFaults,
  type SocialFault,
  tokenEndpointFaults,
} from './social/social-fault.ts'
export type { SocialClient } from './social/verify-client.ts'
