import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type CryptoWallets, walletRows } from './wallet-store.ts'

/** Creates the repository of wallets. A user may have several. */
export function createWallets(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): CryptoWallets {
  const rows = walletRows(db)
  return {
    ...createOwnership(rows, 'walletId'),

    findByAddress: (projectId, { type, address }) => rows.find({ projectId, type, address }),

    async holdAddress(projectId, { type, address }) {
      await lock(db, `crypto_wallet:${projectId}:${type}:${address}`)
      return rows.find({ projectId, type, address })
    },

    add: (row) => rows.add(row),

    async markUsed(projectId, walletId, lastUsedAt) {
      await rows.change({ projectId, walletId }, { lastUsedAt })
    },
  }
}
