import { createIndex, createTable } from '../../foundation/database/create-table.ts'
import { getText } from '../../foundation/database/sealed-column.ts'
import { hashAccountCode, toAccountCodeSealContext } from '../../foundation/text/recovery-code.ts'
import { declareMovedTable } from '../declare-table.ts'
import { accountCodeRows } from './account-code-store.ts'
import { createAccountCodes } from './create-account-codes.ts'

/** Recovery codes of accounts. They move: a user may have printed them years before their last way in is lost. */
export const accountCodes = declareMovedTable({
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
    {
      name: '0043-sealed-account-codes',
      async up(db) {
        await db.schema.alterTable('account_codes').addColumn('sealed_code', 'text').execute()
      },
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createAccountCodes(db, isAmongFirst),
  moves: {
    rows: accountCodeRows,
    sealed: {
      column: 'sealed_code',
      toContext: (projectId, row) =>
        toAccountCodeSealContext({ projectId, userId: getText(row, 'user_id') }),
      rehashed: {
        column: 'code_hash',
        hash: (keys, row, text) => hashAccountCode(keys, getText(row, 'user_id'), text),
      },
    },
  },
  keptMs: 30 * 24 * 3_600_000,
})
