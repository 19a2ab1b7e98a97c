import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'
import type { ColumnsOf } from '../../foundation/database/map-columns.ts'
import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { WalletRow } from './wallet-store.ts'

/** The columns of the table. */
export interface CryptoWalletsTable extends ColumnsOf<WalletRow> {}

/** The columns that move to another installation. */
export const walletTables = {
  crypto_wallets: toTableShape<CryptoWalletsTable>(['wallet_id'], {
    wallet_id: true,
    user_id: true,
    type: true,
    address: true,
    chain_id: true,
    is_unproved: true,
    created_at: true,
    last_used_at: true,
  }),
} as const

/** Creates the tables. A wallet belongs to one user of a project. */
export async function createWalletTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'crypto_wallets', {
    columns:
      'project_id, wallet_id, user_id, type, address, chain_id?, is_unproved integer, created_at bigint, last_used_at bigint',
    key: 'project_id, wallet_id',
    unique: { crypto_wallets_address: 'project_id, type, address' },
    parent: { crypto_wallets_user: ['users', 'project_id, user_id'] },
    indexes: { crypto_wallets_user_id: 'project_id, user_id' },
  })
}
