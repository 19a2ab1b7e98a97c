import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Ihr Konto wird am {date} gelöscht',
  'account.return.content':
    'Sie haben am {date} darum gebeten. Bis zur Löschung geht nichts verloren.',
  'account.return.keep': 'Mein Konto behalten',
  'account.return.goOn': 'Bei der Löschung bleiben',
}
