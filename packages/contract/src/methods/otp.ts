import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { OtpOperations } from './otp.schemas.ts'

/** The passcode operations. */
export const otp: OperationTable<OtpOperations> = {
  emailLoginOrCreate: post('/otps/email/login_or_create'),
  emailSendPrimary: post('/otps/email/send/primary'),
  emailSendSecondary: post('/otps/email/send/secondary'),
  smsLoginOrCreate: post('/otps/sms/login_or_create'),
  smsSendPrimary: post('/otps/sms/send/primary'),
  smsSendSecondary: post('/otps/sms/send/secondary'),
  whatsappLoginOrCreate: post('/otps/whatsapp/login_or_create'),
  whatsappSendPrimary: post('/otps/whatsapp/send/primary'),
  whatsappSendSecondary: post('/otps/whatsapp/send/secondary'),
  authenticate: post('/otps/authenticate'),
}
