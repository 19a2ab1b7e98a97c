import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Obrázek',
  'account.picture.invalid': 'Zadejte adresu, která začíná na https://.',
}
