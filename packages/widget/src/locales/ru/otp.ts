import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Новый код не отправлен, {time}',
  'formField.passcode.status.verifying': 'Проверяем код...',
  'otp.success.content': 'Код подтверждён.',
}
