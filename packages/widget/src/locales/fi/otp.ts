import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Uutta koodia ei lähetetty, {time}',
  'formField.passcode.status.verifying': 'Tarkistetaan koodia...',
  'otp.success.content': 'Koodi on vahvistettu.',
}
