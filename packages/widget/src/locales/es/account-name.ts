import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Imagen',
  'account.picture.invalid': 'Introduzca una dirección que empiece por https://.',
}
