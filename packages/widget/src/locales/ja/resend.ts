import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': '届いていませんか？',
  'passcode.resendCode': 'コードを再送信',
  'passcode.codeSent': 'コードを送信しました',
  'toast.emailResent': 'メールを再送信しました',
}
