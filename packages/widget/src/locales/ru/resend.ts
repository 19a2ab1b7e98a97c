import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Ничего не пришло?',
  'passcode.resendCode': 'Отправить код снова',
  'passcode.codeSent': 'Код отправлен',
  'toast.emailResent': 'Письмо отправлено снова',
}
