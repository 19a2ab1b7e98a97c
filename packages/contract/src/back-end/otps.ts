import { operations, post } from '../operation.ts'
import type { HostOtpsOperations } from './otps.schemas.ts'

const sendErrors = [
  'invalid_email',
  'invalid_expiration_otp',
  'email_template_not_found',
  'invalid_locale',
  'invalid_ip_address',
] as const

/** The passcode operations of the host's back end. */
export const hostOtps = operations<HostOtpsOperations>({
  emailLoginOrCreate: post('/otps/email/login_or_create', sendErrors),
  emailSend: post('/otps/email/send', [
    ...sendErrors,
    'email_not_found',
    'user_not_found',
    'session_not_found',
    'too_many_session_arguments',
  ]),
  authenticate: post('/otps/authenticate', [
    'otp_code_not_found',
    'invalid_code',
    'invalid_method_id',
    'attribute_mismatch',
    'user_lock_limit_reached',
    'user_blocked',
    'too_many_session_arguments',
    'invalid_session_duration_minutes',
    'custom_claims_too_large',
    'reserved_claims_in_custom_claims',
    'invalid_ip_address',
  ]),
})
