import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Imagem',
  'account.picture.invalid': 'Introduza um endereço que comece por https://.',
}
