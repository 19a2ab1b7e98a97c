/** All sign-in methods of the widget. A new method adds one line. */

export { crypto } from './crypto/crypto.ts'
export { emailMagicLinks } from './email-magic-links/email-magic-links.ts'
export { oauth } from './oauth/oauth.ts'
export { otp } from './otp/otp.ts'
export { passkeys } from './passkeys/passkeys.ts'
export { passwords } from './passwords/passwords.ts'
