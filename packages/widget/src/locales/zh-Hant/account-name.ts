import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': '圖片',
  'account.picture.invalid': '請輸入以 https:// 開頭的地址。',
}
