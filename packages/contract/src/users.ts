import { del, get, operations, post, put } from './operation.ts'
import type { UsersOperations } from './users.schemas.ts'

const unauthenticated = ['user_unauthenticated', 'session_not_found'] as const
/** An impersonated session changes nothing that belongs to the person alone. */
const ownOnly = [...unauthenticated, 'unauthorized_action'] as const
const deletionErrors = [
  ...ownOnly,
  'email_not_found',
  'totp_not_found',
  'secondary_factor_not_found',
  'cannot_delete_last_primary_factor',
  'insufficient_factors',
] as const

/** The user operations. */
export const users = operations<UsersOperations>({
  me: get('/users/me', unauthenticated),
  update: put('/users/me', [
    ...ownOnly,
    'cannot_update_trusted_metadata',
    'metadata_invalid_format',
    'metadata_too_large',
    'metadata_too_many_keys',
  ]),
  search: post('/users/search', ['invalid_email']),
  deleteEmail: del('/users/emails/:id', deletionErrors),
  deletePhoneNumber: del('/users/phone_numbers/:id', deletionErrors),
  deleteTotp: del('/users/totps/:id', deletionErrors),
  deleteCryptoWallet: del('/users/crypto_wallets/:id', deletionErrors),
  deleteOauthRegistration: del('/users/oauth/:id', deletionErrors),
  deleteWebauthnRegistration: del('/users/webauthn_registrations/:id', [
    ...ownOnly,
    'webauthn_registration_not_found',
    'cannot_delete_last_primary_factor',
    'insufficient_factors',
  ]),
  deleteBiometricRegistration: del('/users/biometric_registrations/:id', deletionErrors),
  connectedApps: get('/users/connected_apps', unauthenticated),
  revokeConnectedApp: post('/users/connected_apps/:id/revoke', [
    ...ownOnly,
    'connected_app_not_found',
  ]),
})
