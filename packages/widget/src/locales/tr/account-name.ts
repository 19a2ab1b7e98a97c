import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Resim',
  'account.picture.invalid': 'https:// ile başlayan bir adres girin.',
}
