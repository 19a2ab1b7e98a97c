/** Every method, as all below its screens know it. A new method is one line. */

export { crypto } from './crypto/declaration.ts'
export { emailMagicLinks } from './email-magic-links/declaration.ts'
export { oauth } from './oauth/declaration.ts'
export { otp } from './otp/declaration.ts'
export { passkeys } from './passkeys/declaration.ts'
export { passwords } from './passwords/declaration.ts'
