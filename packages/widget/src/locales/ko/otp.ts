import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': '새 코드가 전송되지 않음, {time}',
  'formField.passcode.status.verifying': '인증 코드를 확인하는 중…',
  'otp.success.content': '인증 코드가 확인되었습니다.',
}
