import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Billede',
  'account.picture.invalid': 'Indtast en adresse, der begynder med https://.',
}
