import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': '您的帳戶將於 {date} 刪除',
  'account.return.content': '您於 {date} 提出了要求。刪除之前不會遺失任何內容。',
  'account.return.keep': '保留我的帳戶',
  'account.return.goOn': '繼續刪除',
}
