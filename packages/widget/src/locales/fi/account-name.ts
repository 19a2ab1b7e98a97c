import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Kuva',
  'account.picture.invalid': 'Anna osoite, joka alkaa https://.',
}
