import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': '인증 코드 입력',
  'passcode.sentConfirmation': '6자리 인증 코드를 보냈습니다: <bold>{destination}</bold>',
  'passcode.expirationCountdown': '코드 만료까지 남은 시간: {timeRemaining}',
  'passcode.expired': '코드가 만료되었습니다.',
  'passcode.newerSent': '새 코드를 보냈습니다. 새 코드를 입력하세요.',
  'formField.otp.ariaLabel': '일회용 인증 코드',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': '계속',
  'button.retry': '다시 시도',
}
