/** The ways in which a user proves in place who they are. They are loaded with that question. */

export { ConfirmByEmail } from './otp/account/confirm-by-email.tsx'
export { ConfirmByPasskey } from './passkeys/account/confirm-by-passkey.tsx'
export { ConfirmByPassword } from './passwords/account/confirm-by-password.tsx'
