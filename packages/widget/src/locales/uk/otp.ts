import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Новий код не надіслано, {time}',
  'formField.passcode.status.verifying': 'Перевіряємо код...',
  'otp.success.content': 'Код підтверджено.',
}
