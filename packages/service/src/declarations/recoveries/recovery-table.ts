import { createTable } from '../../foundation/database/create-table.ts'
import { declareTable } from '../declare-table.ts'
import { createRecoveries } from './create-recoveries.ts'

/** Recoveries of accounts: those that hosts started, and those of users without their second step. */
export const recoveryTable = declareTable({
  table: 'recoveries',
  migrations: [
    {
      name: '0030-recoveries',
      up: (db) =>
        createTable(db, 'recoveries', {
          columns:
            'project_id, recovery_id, user_id, state, email, reason, requested_at bigint, waits_until bigint, ends_at bigint, link_hash?, closed_at bigint?',
          key: 'project_id, recovery_id',
          unique: { recoveries_link: 'link_hash' },
          parent: { recoveries_user: ['users', 'project_id, user_id'] },
          indexes: {
            recoveries_user_id: 'project_id, user_id',
            recoveries_due: 'state, waits_until',
            recoveries_ends_at: 'ends_at',
          },
        }),
    },
    {
      name: '0048-recovery-purposes',
      up: async (db) => {
        await db.schema
          .alterTable('recoveries')
          .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('address'))
          .execute()
      },
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createRecoveries(db, isAmongFirst),
  stays:
    'the links that stop it stay with the challenges: moved, it could be completed, and its owner could not stop it',
  keptMs: 30 * 24 * 3_600_000,
})
