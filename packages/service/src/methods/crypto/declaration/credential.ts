import { readByUser } from '../../../database/read-by-user.ts'
import { declareCredential } from '../../../method/declare-credential.ts'
import { createCryptoRepository } from './create-crypto-repository.ts'
import { type CryptoCredentialsTable, createCryptoTables, cryptoTables } from './crypto-tables.ts'

/** What is shown of one. */
export interface UserCrypto {
  readonly id: string
  readonly subject: string
}

const none: readonly UserCrypto[] = []

/** What a person signs in with by this method, oldest first. */
export const cryptoCredential = declareCredential({
  id: 'crypto',
  tables: cryptoTables,
  migrations: [{ name: '0018-crypto', up: createCryptoTables }],
  createRepository: createCryptoRepository,
  none,
  async read(db, projectId, userIds) {
    const order = ['created_at', 'crypto_id']
    const of = { table: 'crypto_credentials', projectId, userIds, order }
    const rows = await readByUser<CryptoCredentialsTable>(db, of)
    return new Map([...rows].map(([userId, own]) => [userId, own.map(toUserCrypto)]))
  },
  list: (own) => own.map(({ id }) => ({ id, details: { crypto_id: id } })),
  without: (own, gone) => own.filter(({ id }) => id !== gone),
  toView: () => ({}),
  toSummary: (own) => own.map(({ id, subject }) => ['crypto', `${subject} (${id})`]),
  canSignIn: (own) => own.length > 0,
  factors: {
    crypto: {
      toView: ({ id }) => ({ crypto_factor: { crypto_id: id } }),
      auditField: 'crypto_id',
      proves: 'crypto',
    },
  },
  filters: { crypto_id: { takes: 'texts', column: 'crypto_id' } },
  removal: {
    operation: 'deleteCryptoWallet',
    action: 'crypto.deleted',
    missing: 'crypto_wallet_not_found',
    keepsWayIn: true,
  },
})

const toUserCrypto = (row: CryptoCredentialsTable): UserCrypto => ({
  id: row.crypto_id,
  subject: row.subject,
})
