import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { PasskeyRow } from './passkey-store.ts'

export interface WebauthnRegistrationsTable {
  project_id: string
  registration_id: string
  user_id: string
  domain: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  aaguid: string
  user_handle: string
  authenticator_type: PasskeyRow['authenticatorType']
  is_discoverable: number
  is_backup_eligible: number
  is_backed_up: number
  name: string
  is_person_named_by_host: number
  user_agent: string
  is_unproved: number
  created_at: number
  last_used_at: number | null
}

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
