import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'

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
