import type { ColumnsOf } from '../../foundation/database/map-columns.ts'
import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { TotpRow } from './totp-store.ts'

/** The columns of the table. */
export interface TotpsTable extends ColumnsOf<TotpRow> {}

export interface RecoveryCodesTable {
  project_id: string
  code_id: string
  totp_id: string
  user_id: string
  code_hash: string
  sealed_code: string
  position: number
  consumed_at: number | null
}

/** The columns that move to another installation. */
export const totpTables = {
  totps: toTableShape<TotpsTable>(['totp_id'], {
    totp_id: true,
    user_id: true,
    sealed_secret: true,
    verified: true,
    created_at: true,
    expires_at: true,
    last_step: true,
    is_unproved: true,
  }),
  recovery_codes: toTableShape<RecoveryCodesTable>(
    ['code_id'],
    {
      code_id: true,
      totp_id: true,
      user_id: true,
      code_hash: true,
      sealed_code: true,
      position: true,
      consumed_at: true,
    },
    { table: 'totps', column: 'totp_id' },
  ),
} as const
