import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'الصورة',
  'account.picture.invalid': 'يُرجى إدخال عنوان يبدأ بـ https://.',
}
