import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': '계정이 {date}에 삭제됩니다',
  'account.return.content': '{date}에 요청하셨습니다. 삭제 전까지는 아무것도 없어지지 않습니다.',
  'account.return.keep': '내 계정 유지',
  'account.return.goOn': '삭제 계속하기',
}
