import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** An authenticator app of a user. */
export const totpRows = defineTable('totps', ['totpId'], {
  totpId: column.text,
  userId: column.text,
  /** The shared secret, sealed and not hashed, because checking a code requires it. */
  sealedSecret: column.text,
  verified: column.flag,
  createdAt: column.number,
  /** An app that is still unverified at this time is void. */
  expiresAt: column.number,
  /**
   * The newest time step whose code was used: its code and older ones are no longer accepted (RFC 6238, 5.2). Of an app
   * that is not verified, the step of the code that was checked, after which its addition can be completed.
   */
  lastStep: column.orNull(column.number),
  /** True when it was set up before the user had proved an address. */
  isUnproved: column.flag,
})

export interface TotpRow extends RowOf<typeof totpRows> {}

/** A recovery code of an app. */
export const codeRows = defineTable(
  'recovery_codes',
  ['codeId'],
  {
    codeId: column.text,
    totpId: column.text,
    userId: column.text,
    /** HMAC of the code, for its look-up. */
    codeHash: column.text,
    /** The sealed code, because the user may read unused codes again. */
    sealedCode: column.text,
    position: column.number,
    consumedAt: column.orNull(column.number),
  },
  { table: 'totps', column: 'totp_id' },
)

/** The fields of a code that the method needs. */
export type RecoveryCodeRow = Pick<RowOf<typeof codeRows>, 'codeId' | 'codeHash' | 'sealedCode'>
