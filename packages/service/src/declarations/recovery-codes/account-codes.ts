import { createIndex, createTable } from '../../foundation/database/create-table.ts'
import { declareTable } from '../declare-table.ts'
import { createAccountCodes } from './create-account-codes.ts'

/** Recovery codes of accounts. */
export const accountCodes = declareTable({
  table: 'account_codes',
  migrations: [
    {
      name: '0029-account-codes',
      async up(db) {
        await createTable(db, 'account_codes', {
          columns:
            'project_id, code_id, user_id, code_hash, created_at bigint, consumed_at bigint?',
          key: 'project_id, code_id',
          unique: { account_codes_hash: 'project_id, user_id, code_hash' },
          parent: { account_codes_user: ['users', 'project_id, user_id'] },
        })
        await createIndex(db, 'account_codes', 'account_codes_consumed_at', 'consumed_at')
      },
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createAccountCodes(db, isAmongFirst),
  stays: 'a code is a hash under the key of its installation; users make new codes',
  keptMs: 30 * 24 * 3_600_000,
})
