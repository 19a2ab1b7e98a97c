import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'
import type { WalletType } from './wallet-address.ts'

/** A user's wallet. */
export const walletRows = defineTable('crypto_wallets', ['walletId'], {
  walletId: column.text,
  userId: column.text,
  type: column.word<WalletType>(),
  address: column.text,
  /**
   * The chain of a contract wallet, since another chain may have a contract of another owner at the same address. Null
   * for a wallet with a key, which is the same on every chain.
   */
  chainId: column.orNull(column.text),
  /** True if the wallet was added before the user proved an address, so an attacker may have added it. */
  isUnproved: column.flag,
  createdAt: column.number,
  lastUsedAt: column.number,
})

export interface WalletRow extends RowOf<typeof walletRows> {}

/** The parts of a wallet that are shown. */
export type UserWallet = Pick<WalletRow, 'walletId' | 'type' | 'address' | 'chainId'>
