import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Bild',
  'account.picture.invalid': 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
}
