/** The ways in which a user proves who they are before an act of the account. They are loaded with that question. */

export { ConfirmElsewhere } from './oauth/account/confirm-elsewhere.tsx'
export { listConnected } from './oauth/account/list-connected.ts'
export { ConfirmByEmail } from './otp/account/confirm-by-email.tsx'
export { ConfirmByPasskey } from './passkeys/account/confirm-by-passkey.tsx'
export { ConfirmByPassword } from './passwords/account/confirm-by-password.tsx'
