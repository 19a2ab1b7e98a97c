import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a wallet. */
export const removal = {
  /** @param id - a `crypto_wallet_id` */
  deleteCryptoWallet: del('/users/crypto_wallets/:id'),
}
