import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { PasswordsOperations } from './passwords.schemas.ts'

/** The password operations. */
export const passwords: OperationTable<PasswordsOperations> = {
  create: post('/passwords'),
  authenticate: post('/passwords/authenticate'),
  resetByEmailStart: post('/passwords/email/reset/start'),
  resetByEmailCheck: post('/passwords/email/reset/check'),
  resetByEmailResend: post('/passwords/email/reset/resend'),
  resetByEmail: post('/passwords/email/reset'),
  resetByExistingPassword: post('/passwords/existing_password/reset'),
  resetBySession: post('/passwords/session/reset'),
  strengthCheck: post('/passwords/strength_check'),
}
