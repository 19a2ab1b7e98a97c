import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'アカウントは {date} に削除されます',
  'account.return.content': '{date} に依頼を受けました。削除されるまで何も失われません。',
  'account.return.keep': 'アカウントを残す',
  'account.return.goOn': '削除を続ける',
}
