/** Names that belong to products for organisations and for mobile apps. */
import {
  AuthFlowType,
  B2BMFAProducts,
  B2BOAuthProviders,
  B2BProducts,
  BiometricsUnavailableError,
  RedirectURLType,
  RNUIProducts,
  StytchEventType,
} from '@stytch/vanilla-js'

export const names = [
  AuthFlowType,
  B2BMFAProducts,
  B2BOAuthProviders,
  B2BProducts,
  BiometricsUnavailableError,
  RedirectURLType,
  RNUIProducts,
  StytchEventType.B2BMagicLinkAuthenticate,
]
