import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': '图片',
  'account.picture.invalid': '请输入以 https:// 开头的地址。',
}
