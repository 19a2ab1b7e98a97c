/** The declarations of all methods, for the modules below the methods' screens. A new method adds one line. */

export { crypto } from './crypto/declaration.ts'
export { emailMagicLinks } from './email-magic-links/declaration.ts'
export { oauth } from './oauth/declaration.ts'
export { otp } from './otp/declaration.ts'
export { passkeys } from './passkeys/declaration.ts'
export { passwords } from './passwords/declaration.ts'
