import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': '確認コードを入力',
  'passcode.sentConfirmation': '6 桁の確認コードを <bold>{destination}</bold> に送信しました',
  'passcode.expirationCountdown': 'コードの有効期限まであと {timeRemaining} です。',
  'passcode.expired': 'コードの有効期限が切れました。',
  'passcode.newerSent': '新しいコードを送信しました。そちらを入力してください。',
  'formField.otp.ariaLabel': 'ワンタイム確認コード',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': '続行',
  'button.retry': 'もう一度試す',
}
