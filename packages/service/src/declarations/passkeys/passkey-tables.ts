import type { ColumnsOf } from '../../foundation/database/map-columns.ts'
import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { PasskeyRow } from './passkey-store.ts'

/** The columns of the table. */
export interface WebauthnRegistrationsTable extends ColumnsOf<PasskeyRow> {}

/** The columns that move to another installation. */
export const passkeyTables = {
  webauthn_registrations: toTableShape<WebauthnRegistrationsTable>(['registration_id'], {
    registration_id: true,
    user_id: true,
    domain: true,
    credential_id: true,
    public_key: true,
    counter: true,
    transports: true,
    aaguid: true,
    user_handle: true,
    authenticator_type: true,
    is_discoverable: true,
    is_backup_eligible: true,
    is_backed_up: true,
    name: true,
    is_person_named_by_host: true,
    user_agent: true,
    is_unproved: true,
    created_at: true,
    last_used_at: true,
  }),
} as const
