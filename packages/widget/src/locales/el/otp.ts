import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Δεν στάλθηκε νέος κωδικός, {time}',
  'formField.passcode.status.verifying': 'Επαλήθευση κωδικού...',
  'otp.success.content': 'Ο κωδικός σας επαληθεύτηκε.',
}
