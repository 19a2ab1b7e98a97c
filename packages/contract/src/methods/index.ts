/** Every sign-in method's operations for pages. One line per method. */
export { emailMagicLinks } from './email-magic-links.ts'
export { otp } from './otp.ts'
export { passkeys } from './passkeys.ts'
export { passwords } from './passwords.ts'
