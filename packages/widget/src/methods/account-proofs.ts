/** The ways in which a user proves who they are before an act of the account. They are loaded with that question. */

export { ConfirmByWallet } from './crypto/account/confirm-by-wallet.tsx'
export { OwnWallets } from './crypto/account/own-wallets.tsx'
export { useProvingWallets } from './crypto/account/use-proving-wallets.ts'
export { ConfirmElsewhere } from './oauth/account/confirm-elsewhere.tsx'
export { listConnected } from './oauth/account/list-connected.ts'
export { ConfirmByEmail } from './otp/account/confirm-by-email.tsx'
export { ConfirmByPhone } from './otp/account/confirm-by-phone.tsx'
export { findProvingPhone } from './otp/account/find-proving-phone.ts'
export { ConfirmByPasskey } from './passkeys/account/confirm-by-passkey.tsx'
export { ConfirmByPassword } from './passwords/account/confirm-by-password.tsx'
