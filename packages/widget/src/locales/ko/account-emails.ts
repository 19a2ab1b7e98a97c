import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '확인된 모든 주소로 로그인할 수 있습니다. 알림은 기본 주소로 보냅니다.',
  'account.emails.primaryStays': '먼저 다른 기본 주소를 선택하세요.',
}
