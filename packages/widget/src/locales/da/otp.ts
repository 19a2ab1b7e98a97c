import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Der er ikke sendt en ny kode, {time}',
  'formField.passcode.status.verifying': 'Kontrollerer koden...',
  'otp.success.content': 'Din kode er bekræftet.',
}
