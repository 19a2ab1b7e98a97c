import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': '新しいコードは送信されませんでした（{time}）',
  'formField.passcode.status.verifying': '確認コードを検証しています…',
  'otp.success.content': '確認コードの検証が完了しました。',
}
