import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Изображение',
  'account.picture.invalid': 'Введите адрес, который начинается с https://.',
}
