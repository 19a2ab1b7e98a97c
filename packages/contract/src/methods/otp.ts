import { operations, post } from '../operation.ts'
import type { OtpOperations } from './otp.schemas.ts'

const sendErrors = [
  'invalid_email',
  'inactive_email',
  'email_not_found',
  'invalid_expiration_otp',
  'email_template_not_found',
  'invalid_locale',
] as const

/** The passcode operations. */
export const otp = operations<OtpOperations>({
  emailLoginOrCreate: post('/otps/email/login_or_create', sendErrors),
  emailSendPrimary: post('/otps/email/send/primary', sendErrors),
  emailSendSecondary: post('/otps/email/send/secondary', sendErrors),
  authenticate: post('/otps/authenticate', [
    'otp_code_not_found',
    'invalid_code',
    'invalid_method_id',
    'user_lock_limit_reached',
    'invalid_session_duration_minutes',
  ]),
})
