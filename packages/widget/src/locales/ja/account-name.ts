import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': '画像',
  'account.picture.invalid': 'https:// で始まるアドレスを入力してください。',
}
