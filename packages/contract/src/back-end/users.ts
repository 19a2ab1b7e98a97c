import { del, get, operations, post, put } from '../operation.ts'
import type { HostUsersOperations } from './users.schemas.ts'

const writeErrors = [
  'metadata_invalid_format',
  'metadata_too_large',
  'metadata_too_many_keys',
  'duplicate_user_external_id',
  'invalid_role',
  'invalid_ip_address',
] as const
const factorGone = ['secondary_factor_not_found'] as const

/** The user operations of the host's back end. A `user_id` in a path may be an `external_id`. */
export const hostUsers = operations<HostUsersOperations>({
  create: post('/users', [
    'invalid_create_user_request',
    'invalid_email',
    'duplicate_email',
    ...writeErrors,
  ]),
  get: get('/users/:user_id', ['user_not_found']),
  search: post('/users/search', [
    'user_search_invalid_cursor',
    'user_search_invalid_limit',
    'user_search_invalid_operator',
    'user_search_missing_filter_name',
    'user_search_filter_name_must_be_string',
    'user_search_filter_name_not_recognized',
    'user_search_missing_filter_value',
    'user_search_expected_array_of_string',
    'user_search_expected_bool',
    'user_search_expected_object',
    'user_search_expected_string',
    'user_search_email_address_fuzzy_too_short',
    'user_search_full_name_fuzzy_too_short',
    'user_search_phone_number_fuzzy_too_short',
    'user_search_expected_timestamp',
    'user_search_invalid_status_filter',
    'user_search_maximum_filter_value_count_exceeded',
    'user_search_cannot_mix_internal_and_external_user_ids',
  ]),
  update: put('/users/:user_id', ['user_not_found', ...writeErrors]),
  block: put('/users/:user_id/block', ['user_not_found']),
  unblock: put('/users/:user_id/unblock', ['user_not_found']),
  revokeSessions: post('/users/:user_id/sessions/revoke', ['user_not_found']),
  delete: del('/users/:user_id', ['user_not_found']),
  deleteEmail: del('/users/emails/:id', ['email_not_found', 'cannot_delete_last_primary_factor']),
  deletePhoneNumber: del('/users/phone_numbers/:id', factorGone),
  deleteTotp: del('/users/totps/:id', ['totp_not_found']),
  deletePassword: del('/users/passwords/:id', ['password_not_found']),
  deleteCryptoWallet: del('/users/crypto_wallets/:id', factorGone),
  deleteOauthRegistration: del('/users/oauth/:id', factorGone),
  deleteWebauthnRegistration: del('/users/webauthn_registrations/:id', [
    'webauthn_registration_not_found',
    'cannot_delete_last_primary_factor',
  ]),
  deleteBiometricRegistration: del('/users/biometric_registrations/:id', factorGone),
  deleteExternalId: del('/users/:user_id/external_id', ['user_not_found']),
  connectedApps: get('/users/:user_id/connected_apps', ['user_not_found']),
  revokeConnectedApp: post('/users/:user_id/connected_apps/:id/revoke', [
    'user_not_found',
    'connected_app_not_found',
  ]),
})
