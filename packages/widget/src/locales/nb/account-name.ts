import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Bilde',
  'account.picture.invalid': 'Skriv inn en adresse som begynner med https://.',
}
