import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Ingen ny kode er sendt, {time}',
  'formField.passcode.status.verifying': 'Kontrollerer koden ...',
  'otp.success.content': 'Koden din er bekreftet.',
}
