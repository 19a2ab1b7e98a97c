/** The details of all sign-in methods that only the service reads; one line per method. */
export * as crypto from './crypto.back-end.ts'
export * as emailMagicLinks from './email-magic-links.back-end.ts'
export * as oauth from './oauth.back-end.ts'
export * as otp from './otp.back-end.ts'
export * as passkeys from './passkeys.back-end.ts'
export * as passwords from './passwords.back-end.ts'
