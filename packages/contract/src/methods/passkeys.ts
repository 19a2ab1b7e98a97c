import { type OperationTable, post, put } from '../foundation/operations/operation.ts'
import type { PasskeysOperations } from './passkeys.schemas.ts'

/** The passkey operations. */
export const passkeys: OperationTable<PasskeysOperations> = {
  registerStart: post('/webauthn/register/start'),
  register: post('/webauthn/register'),
  registerCheck: post('/webauthn/register/check'),
  registerComplete: post('/webauthn/register/complete'),
  authenticateStartPrimary: post('/webauthn/authenticate/start/primary'),
  authenticateStartSecondary: post('/webauthn/authenticate/start/secondary'),
  authenticate: post('/webauthn/authenticate'),
  update: put('/webauthn/update/:id'),
}
