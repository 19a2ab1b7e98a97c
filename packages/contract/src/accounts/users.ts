import { del, get, type OperationTable, post, put } from '../foundation/operations/operation.ts'
import type { UsersOperations } from './users.schemas.ts'

/** The user operations. */
export const users: OperationTable<UsersOperations> = {
  me: get('/users/me'),
  update: put('/users/me'),
  search: post('/users/search'),
  deleteEmail: del('/users/emails/:id'),
  deletePhoneNumber: del('/users/phone_numbers/:id'),
  deleteTotp: del('/users/totps/:id'),
  deleteCryptoWallet: del('/users/crypto_wallets/:id'),
  deleteOauthRegistration: del('/users/oauth/:id'),
  deleteWebauthnRegistration: del('/users/webauthn_registrations/:id'),
  deleteBiometricRegistration: del('/users/biometric_registrations/:id'),
  connectedApps: get('/users/connected_apps'),
  revokeConnectedApp: post('/users/connected_apps/:id/revoke'),
}
