import type { Kysely } from 'kysely'
import { createTable } from '../../../database/create-table.ts'
import { toTableShape } from '../../../database/table-shape.ts'

export interface CryptoCredentialsTable {
  project_id: string
  crypto_id: string
  user_id: string
  subject: string
  created_at: number
}

/** What of them moves to another installation. */
export const cryptoTables = {
  crypto_credentials: toTableShape<CryptoCredentialsTable>(['crypto_id'], {
    crypto_id: true,
    user_id: true,
    subject: true,
    created_at: true,
  }),
} as const

/** Makes them. A released migration is never changed, only followed by another. */
export async function createCryptoTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'crypto_credentials', {
    columns: 'project_id, crypto_id, user_id, subject, created_at bigint',
    key: 'project_id, crypto_id',
    unique: { crypto_credentials_subject: 'project_id, subject' },
    parent: { crypto_credentials_user: ['users', 'project_id, user_id'] },
    indexes: { crypto_credentials_user_id: 'project_id, user_id' },
  })
}
