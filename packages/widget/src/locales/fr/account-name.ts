import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Image',
  'account.picture.invalid': 'Saisissez une adresse qui commence par https://.',
}
