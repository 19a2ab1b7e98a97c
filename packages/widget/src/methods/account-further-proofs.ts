/** The further ways to prove who one is that the account offers: by what needs the page's configuration, or leads away from it. */

export { ConfirmByWallet } from './crypto/account/confirm-by-wallet.tsx'
export { OwnWallets } from './crypto/account/own-wallets.tsx'
export { useProvingWallets } from './crypto/account/use-proving-wallets.ts'
export { ConfirmElsewhere } from './oauth/account/confirm-elsewhere.tsx'
export { listConnected } from './oauth/account/list-connected.ts'
export { ConfirmByPhone } from './otp/account/confirm-by-phone.tsx'
export { findProvingPhone } from './otp/account/find-proving-phone.ts'
