import type { MethodId } from '../../declarations/all-declarations.ts'

export { OAuthProviders } from '@portico/client'

/**
 * The products that a host may configure (specification section 3). They are names. A configuration may also contain
 * objects with a name as `id`, so that code written for either dialect works.
 */
export const Products = {
  emailMagicLinks: 'emailMagicLinks',
  oauth: 'oauth',
  otp: 'otp',
  crypto: 'crypto',
  passwords: 'passwords',
  passkeys: 'passkeys',
  passkeyRegistration: 'passkeyRegistration',
} as const

/** A product's name. */
export type ProductId = (typeof Products)[keyof typeof Products] | MethodId

/** A value of `Products`. */
export type Products = ProductId
