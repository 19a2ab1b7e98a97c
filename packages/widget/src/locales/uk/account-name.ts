import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Зображення',
  'account.picture.invalid': 'Введіть адресу, яка починається з https://.',
}
