import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Immagine',
  'account.picture.invalid': 'Inserisci un indirizzo che inizia con https://.',
}
