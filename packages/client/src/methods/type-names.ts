/** The names of types of every method. Written from the folders by `npm run reference`; do not edit. */
export type * from './crypto/type-names.ts'
export type * from './email-magic-links/type-names.ts'
export type * from './oauth/type-names.ts'
export type * from './otp/type-names.ts'
export type * from './passkeys/type-names.ts'
export type * from './passwords/type-names.ts'
