import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'Εικόνα',
  'account.picture.invalid': 'Εισαγάγετε μια διεύθυνση που αρχίζει με https://.',
}
