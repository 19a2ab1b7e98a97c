import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a wallet. */
export const removal = { deleteCryptoWallet: del('/users/crypto_wallets/:id') }
