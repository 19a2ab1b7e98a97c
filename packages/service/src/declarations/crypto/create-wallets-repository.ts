import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import type { Wallet } from './wallet-address.ts'
import { type WalletRow, walletRows } from './wallet-store.ts'

/** Creates the repository of wallets. A user may have several. */
export function createWallets(db: Db, _atomically: Atomically, { lock }: Pick<Engine, 'lock'>) {
  const rows = walletRows(db)
  return {
    ...createOwnership(rows, 'walletId'),

    findByAddress: (projectId: string, { type, address }: Wallet) =>
      rows.find({ projectId, type, address }),

    /**
     * Finds a wallet and locks its address until the transaction ends. Of two parallel first sign-ins, the second one
     * finds the wallet that the first created.
     */
    async holdAddress(projectId: string, { type, address }: Wallet) {
      await lock(db, `crypto_wallet:${projectId}:${type}:${address}`)
      return rows.find({ projectId, type, address })
    },

    add: (row: WalletRow) => rows.add(row),

    async markUsed(projectId: string, walletId: string, lastUsedAt: number) {
      await rows.change({ projectId, walletId }, { lastUsedAt })
    },
  }
}
