import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': '您的账号将于 {date} 删除',
  'account.return.content': '您于 {date} 提出了请求。删除之前不会丢失任何内容。',
  'account.return.keep': '保留我的账号',
  'account.return.goOn': '继续删除',
}
