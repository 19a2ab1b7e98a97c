import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': '받지 못하셨나요?',
  'passcode.resendCode': '코드 다시 보내기',
  'passcode.codeSent': '코드를 보냈습니다',
  'toast.emailResent': '이메일을 다시 보냈습니다',
}
