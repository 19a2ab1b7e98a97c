/** The names of the products. Written from the folders by `npm run reference`; do not edit. */
/**
 * The products that a host may configure (specification section 3): one for each method, and the passkey registration. They are
 * names. A configuration may also contain objects with a name as `id`, so that code written for either dialect works.
 */
export const Products = {
  crypto: 'crypto',
  emailMagicLinks: 'emailMagicLinks',
  oauth: 'oauth',
  otp: 'otp',
  passkeys: 'passkeys',
  passwords: 'passwords',
  passkeyRegistration: 'passkeyRegistration',
} as const

/** A value of `Products`. */
export type Products = (typeof Products)[keyof typeof Products]
