import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Afbeelding',
  'account.picture.invalid': 'Voer een adres in dat met https:// begint.',
}
