import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Zdjęcie',
  'account.picture.invalid': 'Wpisz adres, który zaczyna się od https://.',
}
